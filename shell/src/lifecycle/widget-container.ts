import type { Placement } from '../release/release-index';
import { findRoot, readServerData } from '../page/widget-markup';

/**
 * What the visitor sees in the place of a widget: server HTML or fallback content until the widget is ready, and again
 * when it fails. A failure never leaves less on the page than the server sent.
 */
export interface WidgetContainer {
  /** The server has rendered it; a layer that is closed is empty even so. */
  hasServerHtml: boolean;
  /** React can take over what is there. */
  canHydrate: boolean;
  /** Brings what this version needs to be seen there; only where the document's own styles do not reach. */
  addStyles?(placement: Placement): Promise<void>;
  /** The element to render into. Called once, right before the mount. */
  open(): HTMLElement;
  /** The widget shows itself: what stood in for it goes. */
  show(): void;
  /** Puts back what was there before. */
  restore(): void;
  /** The widget has left for good: nothing is kept. */
  clear(): void;
}

export function createContainer(
  element: HTMLElement,
  reserve: { minHeight: number } | undefined,
): WidgetContainer {
  const serverRoot = findRoot(element);
  const hasContent = serverRoot?.hasChildNodes() === true;
  const hasServerHtml = serverRoot?.hasAttribute('data-ssr') === true;
  const isEmpty = !hasContent && element.childElementCount === 0;
  let root: HTMLElement | undefined;
  let saved: DocumentFragment | undefined;

  if (isEmpty && reserve) element.style.minHeight = `${reserve.minHeight}px`;
  const releaseSpace = () => {
    element.style.minHeight = '';
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };

  const fallbackNodes = () =>
    Array.from(element.childNodes).filter(
      (node) => node !== root && !(node instanceof Element && node.hasAttribute('data-widget-data')),
    );

  return {
    hasServerHtml,
    // Where a foreign CMS has dropped the data, an empty place tells nothing.
    canHydrate: hasServerHtml && (hasContent || readServerData(element) !== undefined),
    open() {
      if (hasContent) {
        saved = document.createDocumentFragment();
        saved.append(...Array.from(serverRoot.cloneNode(true).childNodes));
        root = serverRoot;
      } else {
        root = serverRoot ?? document.createElement('div');
        root.setAttribute('data-widget-root', '');
        if (root !== serverRoot) element.append(root);
      }
      return root;
    },
    show() {
      if (!hasContent && !saved) {
        saved = document.createDocumentFragment();
        saved.append(...fallbackNodes());
      }
      releaseSpace();
    },
    restore() {
      releaseSpace();
      if (!root) return;
      if (hasContent && saved) {
        // A fresh element, as React may still hold the old one; and not to be hydrated: that has just failed.
        const fresh = root.cloneNode(false) as HTMLElement;
        fresh.removeAttribute('data-ssr');
        fresh.append(saved);
        root.replaceWith(fresh);
      } else {
        root.remove();
        if (saved) element.prepend(saved);
      }
      saved = undefined;
      root = undefined;
    },
    clear() {
      // Chromium holds on to every <picture> (its media queries) until it is taken apart, even to a copy that was never on the page.
      for (const picture of Array.from(saved?.querySelectorAll('picture') ?? [])) picture.textContent = '';
      saved = undefined;
      root = undefined;
    },
  };
}
