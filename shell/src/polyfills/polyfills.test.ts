import { polyfillAbortController } from './abort-controller';
import { polyfillElements } from './elements';
import { marginRules } from './flex-gap';

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

  // A native implementation of the option accepts native signals only.
  const heard = jest.fn();
  const listening = new AbortController();
  document.addEventListener('click', heard, { signal: listening.signal, capture: true });
  document.body.click();
  listening.abort();
  document.body.click();
  expect(heard).toHaveBeenCalledTimes(1);
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

describe('gaps of flex boxes as Chrome 83 lacks them', () => {
  const styleOf = (css: string) => {
    const element = document.createElement('div');
    element.style.cssText = css;
    return element.style;
  };

  it('become margins between the children, on the side of the flow', () => {
    expect(marginRules('.a', styleOf('display: flex; gap: 8px'))).toEqual([
      '.a > * + *:not(#\\#):not(#\\#) { margin-left: 8px; }',
    ]);
    expect(marginRules('.a', styleOf('display: flex; flex-direction: column; gap: 8px'))).toEqual([
      '.a > * + *:not(#\\#):not(#\\#) { margin-top: 8px; }',
    ]);
    expect(marginRules('.a', styleOf('display: inline-flex; gap: 4px 12px'))[0]).toContain(
      'margin-left: 12px',
    );
  });

  it('have a lower rank than the styles of a widget for its children', () => {
    const [rule] = marginRules(
      '.a:not(#\\#):not(#\\#):not(#\\#), .b:not(#\\#)',
      styleOf('display: flex; gap: 8px'),
    );
    expect(rule).toBe('.a > * + *:not(#\\#):not(#\\#), .b > * + *:not(#\\#):not(#\\#) { margin-left: 8px; }');
  });

  it('leave grids and boxes without a gap alone', () => {
    expect(marginRules('.a', styleOf('display: grid; gap: 8px'))).toEqual([]);
    expect(marginRules('.a', styleOf('display: flex'))).toEqual([]);
  });
});
