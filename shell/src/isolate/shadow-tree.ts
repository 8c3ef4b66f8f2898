/** Elements that may carry a shadow root, besides custom elements. */
const HOSTS = new Set(
  'ARTICLE ASIDE BLOCKQUOTE DIV FOOTER H1 H2 H3 H4 H5 H6 HEADER MAIN NAV P SECTION SPAN'.split(' '),
);

export interface ShadowTree {
  /** The widget's element, or one inside where it cannot carry a shadow root (`<li>`, `<td>`). */
  host: HTMLElement;
  root: ShadowRoot;
  /** Lets the content of the page show through: what stands in for the widget. */
  slot: HTMLSlotElement;
}

/** A shadow root stays for ever: whoever comes back to an element finds it again. */
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

/** The element that holds everything of ours in a shadow root: page and body of what is inside. */
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
