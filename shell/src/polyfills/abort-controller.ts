/**
 * AbortController for Safari 11, as far as our code uses it, and the `signal` option of listeners (Chrome
 * 90).
 */
export function polyfillAbortController(): void {
  const isOurs = typeof AbortController !== 'function';
  if (isOurs) Object.assign(window, { AbortController: SimpleAbortController });
  // A native implementation of the option accepts native signals only.
  if (isOurs || !supportsListenerSignal()) addListenerSignal();
}

class SimpleAbortSignal {
  aborted = false;
  reason: unknown = undefined;
  onabort: ((event: Event) => void) | null = null;
  // Safari 11 has no EventTarget constructor; a document fragment replaces it.
  private readonly target = document.createDocumentFragment();

  addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions): void {
    this.target.addEventListener(type, listener, options);
  }
  removeEventListener(type: string, listener: EventListener): void {
    this.target.removeEventListener(type, listener);
  }
  dispatchEvent(event: Event): boolean {
    this.onabort?.(event);
    return this.target.dispatchEvent(event);
  }
  throwIfAborted(): void {
    if (this.aborted) throw this.reason;
  }
}

class SimpleAbortController {
  readonly signal = new SimpleAbortSignal();

  abort(reason: unknown = new DOMException('Aborted', 'AbortError')): void {
    if (this.signal.aborted) return;
    this.signal.aborted = true;
    this.signal.reason = reason;
    this.signal.dispatchEvent(new Event('abort'));
  }
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
