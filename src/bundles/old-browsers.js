/**
 * Names that three.js calls and the browsers of televisions from before 2021 lack. They only serve to free memory
 * early, so a WeakRef that holds on and a FinalizationRegistry that never fires are enough to draw.
 */
const everywhere = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (self));

everywhere.globalThis ??= self;

everywhere.WeakRef ??= class {
  /** @param {object} kept */
  constructor(kept) {
    this.kept = kept;
  }

  deref() {
    return this.kept;
  }
};

everywhere.FinalizationRegistry ??= class {
  register() {}
  unregister() {}
};
