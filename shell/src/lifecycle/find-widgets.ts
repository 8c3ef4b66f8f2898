import type { WidgetLifecycle } from './widget-lifecycle';

const WIDGET = '[data-widget]';
let counted = 0;

/**
 * Starts, updates and ends the lifecycle of every widget element as the page changes. The signal ends all.
 */
export function findWidgets(start: (element: HTMLElement) => WidgetLifecycle, signal: AbortSignal): void {
  const lifecycles = new Map<HTMLElement, WidgetLifecycle>();

  const begin = (element: HTMLElement) => {
    if (lifecycles.has(element) || !element.isConnected) return;
    // The CMS sets ids (w1, w2, ...); third-party pages may omit them.
    element.id ||= `fw${(counted += 1)}`;
    lifecycles.set(element, start(element));
  };
  const end = (element: HTMLElement) => {
    void lifecycles.get(element)?.end();
    lifecycles.delete(element);
  };

  const observer = new MutationObserver((records) => {
    const left = new Set<HTMLElement>();
    const changed = new Set<HTMLElement>();
    for (const { type, target, attributeName, removedNodes } of records) {
      for (const node of Array.from(removedNodes)) widgetsIn(node).forEach((element) => left.add(element));
      if (type !== 'attributes' || !(target instanceof HTMLElement)) continue;
      if (attributeName === 'data-widget') end(target);
      else changed.add(target);
    }
    // A moved element is still connected and keeps its lifecycle.
    for (const element of left) if (!element.isConnected) end(element);
    for (const element of changed) lifecycles.get(element)?.update();
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'attributes' ? [target] : Array.from(addedNodes))
        widgetsIn(node).forEach(begin);
  });

  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-widget', 'data-props'],
  });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    [...lifecycles.keys()].forEach(end);
  });
  document.querySelectorAll<HTMLElement>(WIDGET).forEach(begin);
}

const widgetsIn = (node: Node): HTMLElement[] =>
  node instanceof HTMLElement
    ? [...(node.matches(WIDGET) ? [node] : []), ...Array.from(node.querySelectorAll<HTMLElement>(WIDGET))]
    : [];
