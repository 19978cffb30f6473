/** The one function of the package, as far as it is used here. */
declare module 'subset-font' {
  export default function subset(font: Buffer, letters: string, options: { targetFormat: 'woff2' }): Promise<Buffer>;
}
