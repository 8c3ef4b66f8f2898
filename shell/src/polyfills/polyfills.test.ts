import { polyfillAbortController } from './abort-controller';
import { polyfillElements } from './elements';

it('AbortController as Safari 11 lacks it', () => {
  const original = window.AbortController;
  Object.assign(window, { AbortController: undefined });
  polyfillAbortController();
  expect(window.AbortController).not.toBe(original);

  const controller = new AbortController();
  const onAbort = jest.fn();
  const removed = jest.fn();
  controller.signal.addEventListener('abort', onAbort, { once: true });
  controller.signal.addEventListener('abort', removed);
  controller.signal.removeEventListener('abort', removed);
  expect(controller.signal.aborted).toBe(false);
  controller.abort();
  controller.abort();
  expect(controller.signal.aborted).toBe(true);
  expect(onAbort).toHaveBeenCalledTimes(1);
  expect(removed).not.toHaveBeenCalled();
  expect(() => controller.signal.throwIfAborted()).toThrow();
  window.AbortController = original;
});

it('replaceChildren as Chrome 85 lacks it', () => {
  for (const prototype of [Element.prototype, Document.prototype, DocumentFragment.prototype])
    delete (prototype as Partial<Element>).replaceChildren;
  polyfillElements();
  const list = document.createElement('ul');
  list.append('old');
  list.replaceChildren(document.createElement('li'), 'text');
  expect(list.innerHTML).toBe('<li></li>text');
});
