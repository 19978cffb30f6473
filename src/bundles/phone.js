/**
 * What the phone's page takes from others, bundled into `static/vendor/phone.js`:
 * Preact and its hooks, htm bound to it as `html`, and Project Fluent for the words.
 */
import htm from 'htm';
import { h } from 'preact';

export { createContext, render } from 'preact';
export {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
export { FluentBundle, FluentResource } from '@fluent/bundle';

/** Tagged template that makes Preact elements: html`<button onClick=${act}>…</button>`. */
export const html = htm.bind(h);
