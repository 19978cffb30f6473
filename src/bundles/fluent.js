/**
 * Project Fluent for the television's page, bundled into `static/vendor/fluent.js` by itself: the flat board has words
 * but no three.js.
 */
export { FluentBundle, FluentResource } from '@fluent/bundle';
