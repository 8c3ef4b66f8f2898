import type { WidgetContainer } from '../lifecycle/widget-container';
import { findRoot } from '../page/widget-markup';
import type { Placement } from '../release/release-index';
import { treeOf } from './shadow-tree';

interface IsolatedContainerOptions {
  reserve: { minHeight: number } | undefined;
  /** Adds the style sheets to the shadow root. */
  addStyles(root: ShadowRoot, placement: Placement): Promise<void>;
  removeStyles(root: ShadowRoot): void;
  createRoot(): HTMLElement;
}

/**
 * Container of a widget in a shadow root. The page's content stays in the element: a slot shows it until the
 * widget is ready and after a failure. Server HTML is replaced and not hydrated, because the page's styles
 * apply to it.
 */
export function createIsolatedContainer(
  element: HTMLElement,
  options: IsolatedContainerOptions,
): WidgetContainer {
  const isEmpty = element.childElementCount === 0;
  const hasServerHtml = findRoot(element)?.hasAttribute('data-ssr') === true;
  const { host, root, slot } = treeOf(element);
  let content: HTMLElement | undefined;

  const set = (name: string, value: string, priority = '') => host.style.setProperty(name, value, priority);
  const unset = () => {
    host.style.removeProperty('min-height');
    host.style.removeProperty('display');
    if (host.getAttribute('style') === '') host.removeAttribute('style');
  };
  if (isEmpty && options.reserve) set('min-height', `${options.reserve.minHeight}px`);
  // Overrides a rule of the page for all elements of this kind. `hidden` still hides the widget.
  if (!host.hidden && getComputedStyle(host).display === 'none') set('display', 'block', 'important');

  return {
    hasServerHtml,
    canHydrate: false,
    addStyles: (placement) => options.addStyles(root, placement),
    open() {
      content = options.createRoot();
      content.setAttribute('data-widget-root', '');
      root.append(content);
      return content;
    },
    show() {
      unset();
      host.setAttribute('data-isolated', '');
      slot.remove();
    },
    restore() {
      unset();
      host.removeAttribute('data-isolated');
      content?.remove();
      content = undefined;
      root.append(slot);
      options.removeStyles(root);
    },
    clear() {
      this.restore();
    },
  };
}
