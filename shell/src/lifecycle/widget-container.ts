import { findRoot, readServerData } from '../page/widget-markup';
import type { Placement } from '../release/release-index';
import { renderedByReact, showsContent } from './shows-content';

/**
 * Content of a widget's element: server HTML or fallback until the widget is ready, and again after a
 * failure. After a failure the element contains at least what the server sent.
 */
export interface WidgetContainer {
  /** Rendered by the server, also if the HTML is empty (a closed layer). */
  hasServerHtml: boolean;
  /** React can hydrate the content. */
  canHydrate: boolean;
  /** Loads the styles of this version; only where the document's styles do not apply. */
  addStyles?(placement: Placement): Promise<void>;
  /** Returns the element to render into. Called once, right before the mount. */
  open(): HTMLElement;
  /** Removes the fallback when the widget is ready. */
  show(): void;
  /** The server HTML had content, and React renders none. Only where server HTML can be hydrated. */
  isEmptied?(): boolean;
  /** Restores the previous content. */
  restore(): void;
  /** Removes everything after the widget has left the page. */
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

  let isReserved = isEmpty && reserve !== undefined;
  if (isReserved) element.style.minHeight = `${reserve?.minHeight}px`;
  const releaseSpace = () => {
    if (!isReserved) return;
    isReserved = false;
    element.style.minHeight = '';
    if (element.getAttribute('style') === '') element.removeAttribute('style');
  };

  const fallbackNodes = () =>
    Array.from(element.childNodes).filter(
      (node) => node !== root && !(node instanceof Element && node.hasAttribute('data-widget-data')),
    );

  return {
    hasServerHtml,
    // An empty element without data is not hydrated: a third-party CMS may have removed its content.
    canHydrate: hasServerHtml && (hasContent || readServerData(element) !== undefined),
    open() {
      if (hasContent) {
        saved = copyOfContent(serverRoot);
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
    isEmptied: () =>
      root !== undefined &&
      !showsContent(renderedByReact(root)) &&
      saved !== undefined &&
      showsContent(saved.childNodes),
    restore() {
      releaseSpace();
      if (!root) return;
      if (hasContent && saved) {
        // A new element: React may hold the old one. Without the marker it is not hydrated again.
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
      // Chromium keeps every <picture> in memory (media queries) until its children are removed, even in a
      // copy.
      for (const picture of Array.from(saved?.querySelectorAll('picture') ?? [])) picture.textContent = '';
      saved = undefined;
      root = undefined;
    },
  };
}

let inert: Document | undefined;

/**
 * A copy in a document without a window. In the page's document the copy would request its pictures at once,
 * even those that load lazily and are far below the window.
 */
function copyOfContent(root: HTMLElement): DocumentFragment {
  inert ??= document.implementation.createHTMLDocument('');
  const copy = inert.createDocumentFragment();
  copy.append(...Array.from(inert.importNode(root, true).childNodes));
  return copy;
}
