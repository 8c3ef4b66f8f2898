import { POLYFILLS } from '../build-constants';
import { scriptUrl } from '../page/trusted-types';

/** The newest features that our code and its packages call without asking. */
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

/** One file for old browsers, before anything else. Where it cannot load, the page stays as the server sent it. */
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
