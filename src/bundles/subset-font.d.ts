/** The one function of the package, as far as it is used here. */
declare module 'subset-font' {
  /** `variationAxes` are pinned at a value; of the layout features only those of `keepFeatures` stay. */
  export default function subset(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number>; keepFeatures?: string[] },
  ): Promise<Buffer>;
}
