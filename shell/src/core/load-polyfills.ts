import { POLYFILLS } from '../build-constants';
import { scriptUrl } from './trusted-types';

/** The newest features that our code and its packages use without a feature test. */
const hasAllFeatures = (): boolean =>
  typeof globalThis === 'object' &&
  typeof AbortController === 'function' &&
  typeof queueMicrotask === 'function' &&
  typeof Object.fromEntries === 'function' &&
  'hasOwn' in Object &&
  'allSettled' in Promise &&
  'flatMap' in Array.prototype &&
  'at' in Array.prototype &&
  'replaceAll' in String.prototype &&
  'replaceChildren' in Element.prototype;

/** Loads one file in old browsers. If it fails to load, the page stays as the server sent it. */
export function loadPolyfills(origin: string): Promise<void> {
  if (!POLYFILLS || hasAllFeatures()) return Promise.resolve();
  const { path, integrity } = POLYFILLS;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl(new URL(path, origin).href);
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${path} could not be loaded`));
    document.head.appendChild(script);
  });
}
