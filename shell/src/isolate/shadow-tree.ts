/** Built-in elements that may have a shadow root. */
const HOSTS = new Set(
  'ARTICLE ASIDE BLOCKQUOTE DIV FOOTER H1 H2 H3 H4 H5 H6 HEADER MAIN NAV P SECTION SPAN'.split(' '),
);

export interface ShadowTree {
  /** The widget's element, or a child if it cannot have a shadow root (`<li>`, `<td>`). */
  host: HTMLElement;
  root: ShadowRoot;
  /** Shows the page's content in place of the widget. */
  slot: HTMLSlotElement;
}

/** A shadow root cannot be removed: a new lifecycle of the same element uses it again. */
const trees = new WeakMap<HTMLElement, ShadowTree>();

export function treeOf(element: HTMLElement): ShadowTree {
  const known = trees.get(element);
  if (known) return known;
  const host = canCarry(element) ? element : hostInside(element);
  const root = host.attachShadow({ mode: 'open' });
  const slot = root.appendChild(document.createElement('slot'));
  const tree = { host, root, slot };
  trees.set(element, tree);
  return tree;
}

const canCarry = (element: HTMLElement): boolean =>
  !element.shadowRoot && (HOSTS.has(element.tagName) || element.tagName.includes('-'));

function hostInside(element: HTMLElement): HTMLElement {
  const host = document.createElement('div');
  const content = Array.from(element.childNodes).filter(
    (node) => !(node instanceof Element && node.hasAttribute('data-widget-data')),
  );
  host.append(...content);
  element.append(host);
  return host;
}

/** The root element in a shadow root: takes the roles of `html` and `body`. */
export function treeElement(rem: string, language: Promise<string>): HTMLElement {
  const element = document.createElement('div');
  element.className = 'fw-tree';
  element.dir = 'ltr';
  element.style.setProperty('--fachwerk-rem', rem);
  language.then(
    (lang) => {
      element.lang = lang;
    },
    () => {},
  );
  return element;
}
