import type { WidgetContainer } from '../lifecycle/widget-container';
import { findRoot } from '../page/widget-markup';
import type { Placement } from '../release/release-index';
import { treeOf } from './shadow-tree';

interface IsolatedContainerOptions {
  reserve: { minHeight: number } | undefined;
  /** Brings the style sheets into the shadow root. */
  addStyles(root: ShadowRoot, placement: Placement): Promise<void>;
  removeStyles(root: ShadowRoot): void;
  createRoot(): HTMLElement;
}

/**
 * The place of a widget in a shadow root. What the page has in the element stays where it is: a slot shows it until the widget is ready,
 * and again when it fails. Server HTML is not hydrated but replaced: its styles are those of the page.
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
  // A rule of the page for all elements of its kind; who wants to hide it says `hidden`.
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
