import {
  AbortController as AbortControllerPonyfill,
  AbortSignal as AbortSignalPonyfill,
} from 'abortcontroller-polyfill/dist/cjs-ponyfill';

/** AbortController for Safari 11, and the `signal` option of event listeners, which Chrome 90 brought. */
export function polyfillAbortController(): void {
  const isOurs = typeof AbortController !== 'function';
  if (isOurs)
    Object.assign(window, { AbortController: AbortControllerPonyfill, AbortSignal: AbortSignalPonyfill });
  // A native implementation of the option accepts native signals only.
  if (isOurs || !supportsListenerSignal()) addListenerSignal();
}

function supportsListenerSignal(): boolean {
  let isRead = false;
  const options = {
    get signal() {
      isRead = true;
      return undefined;
    },
  };
  document.createElement('i').addEventListener('x', () => {}, options);
  return isRead;
}

function addListenerSignal(): void {
  const add = Object.getOwnPropertyDescriptor(Node.prototype, 'addEventListener')
    ? Node.prototype
    : EventTarget.prototype;
  const original = add.addEventListener;
  add.addEventListener = function (this: EventTarget, type, listener, options) {
    const isObject = typeof options === 'object' && options !== null;
    const { signal, ...others } = isObject ? options : { signal: undefined };
    if (signal?.aborted) return;
    original.call(this, type, listener, isObject ? others : options);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener, options));
  };
}
