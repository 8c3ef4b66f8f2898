import { CONTACT, EU_PAGE, LINK, LOCAL_LINK, PICTURE_PATH } from './links';

type Attributes = Readonly<Record<string, (value: string) => boolean>>;

/** An allow-list: an element or attribute that is not named here is removed. */
export interface HtmlPolicy {
  /** Allowed elements with their own attributes. */
  elements: Readonly<Record<string, Attributes>>;
  /** Attributes that every element may have. */
  attributes: Attributes;
  /** Elements that are replaced by another one. */
  renamed: Readonly<Record<string, string>>;
  /** Makes the address of a link absolute before it is checked. */
  resolve?: (href: string) => string;
}

const number = (value: string) => /^\d{1,4}$/.test(value);
const shortText = (value: string) => value.length <= 200;
const cell: Attributes = { colspan: number, rowspan: number };

const without = (all: HtmlPolicy['elements'], left: string): HtmlPolicy['elements'] =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== left));

const elements = (names: string, attributes: Attributes = {}): Record<string, Attributes> =>
  Object.fromEntries(names.split(' ').map((name) => [name, attributes]));

/**
 * Editorial HTML in widgets (`html-teaser`, `accordion`). Classes, ids, styles and event handlers are not
 * allowed: editorial text cannot change the page around it.
 */
export const editorialHtml: HtmlPolicy = {
  elements: {
    ...elements('p br hr h2 h3 h4 strong b em i small sub sup ul li dl dt dd blockquote'),
    ...elements('table caption thead tbody tr'),
    ...elements('td', cell),
    th: { ...cell, scope: (value) => /^(?:row|col)$/.test(value) },
    ol: { start: number },
    abbr: { title: shortText },
    a: { href: (value) => LINK.test(value), title: shortText },
    img: {
      src: (value) => PICTURE_PATH.test(value),
      alt: shortText,
      width: number,
      height: number,
    },
  },
  attributes: {},
  // The page has a first heading of its own.
  renamed: { h1: 'h2' },
};

/** What a link asks of the layer that it opens: `{"isTransportRentalMode":true}`. */
const isFlags = (value: string) => /^\{"\w{1,40}":true\}$/.test(value);

/** Names that the page gives to its own elements. */
const PAGE_IDS = /^(?:fachwerk-.*|w\d+)$/;

/**
 * HTML of whole pages (content files of the CMS): the same text, and the layout around it. Links stay inside
 * the shop, or lead to mail, telephone and pages of the European Union.
 */
export const pageHtml: HtmlPolicy = {
  elements: {
    ...editorialHtml.elements,
    ...elements('h1 section div span nav figure figcaption address'),
    a: {
      href: (value) => LOCAL_LINK.test(value) || CONTACT.test(value) || EU_PAGE.test(value),
      'data-opens': (value) => /^[a-z]+:[a-z-]+-requested$/.test(value),
      'data-opens-with': isFlags,
    },
    img: { ...editorialHtml.elements.img, loading: (value) => value === 'lazy' },
  },
  attributes: {
    class: (value) => value.split(' ').every((name) => name.startsWith('page-') || name.startsWith('fw-')),
    id: (value) => /^[a-z][a-z0-9-]*$/.test(value) && !PAGE_IDS.test(value),
    title: shortText,
    role: (value) => ['list', 'note'].includes(value),
    lang: (value) => /^[a-z]{2}$/.test(value),
    'aria-label': shortText,
    'aria-labelledby': shortText,
    'aria-hidden': (value) => value === 'true',
  },
  renamed: {},
};

/** Of the same scheme, host and port, without a user. */
const isPlainLinkOf = (origin: string, href: string): boolean =>
  href.startsWith(`${origin}/`) && !/[\s\\]/.test(href);

/**
 * HTML of another system, whose document is at `base`: text without pictures, because pages load none of
 * other sites. Its relative links lead to that system, also when it has an IP address instead of a name.
 * Links into the document itself are removed, because its ids are.
 */
export const foreignHtml = (base: URL): HtmlPolicy => ({
  elements: {
    ...without(editorialHtml.elements, 'img'),
    ...elements('h1 h5 h6 main'),
    a: {
      ...editorialHtml.elements.a,
      href: (value) => LINK.test(value) || isPlainLinkOf(base.origin, value),
    },
  },
  attributes: {},
  renamed: {},
  resolve: (href) => (URL.canParse(href, base) && !href.startsWith('#') ? new URL(href, base).href : ''),
});

/**
 * Elements whose content is not text for readers: it is removed with them. Other elements leave their
 * content.
 */
export const REMOVED_WITH_CONTENT: readonly string[] = (
  'applet audio base button canvas datalist embed frame frameset head iframe input link math meta noembed noframes ' +
  'noscript object optgroup option param plaintext script select style svg template textarea title video xmp'
).split(' ');

/** Deeper elements leave their content only: rendering recurses as deep as the tree. */
export const MAX_DEPTH = 24;

/** The allowed attributes of an element. */
export function allowedAttributes(
  policy: HtmlPolicy,
  element: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = policy.elements[element] ?? {};
  const isAllowed = (name: string, value: string): boolean => {
    // `hasOwn`: names such as "constructor" exist on every object.
    const rules = Object.hasOwn(own, name) ? own : policy.attributes;
    return Object.hasOwn(rules, name) && rules[name]!(value);
  };
  return Object.fromEntries(
    Object.entries(attributes)
      .map(([name, value]) => [name, addressIn(policy, name, value.trim())] as const)
      .filter(([name, value]) => isAllowed(name, value)),
  );
}

const addressIn = ({ resolve }: HtmlPolicy, name: string, value: string): string =>
  name === 'href' && resolve ? resolve(value) : value;
