import { Parser } from 'htmlparser2';
import { LINK, PICTURE_PATH, relOf } from '../parts/links';
import { HTML_TAGS, type HtmlElement, type HtmlNode, type HtmlTag } from './html-tree';

type Check = (value: string) => boolean;

const NUMBER: Check = (value) => /^\d{1,4}$/.test(value);
const TEXT: Check = (value) => value.length <= 200;

/** Attribute in HTML -> its name in React and what it may say. No class, id, style, on…: a page cannot be redrawn from here. */
const ATTRIBUTES: Partial<Record<HtmlTag, Record<string, [name: string, check: Check]>>> = {
  a: { href: ['href', (value) => LINK.test(value)], title: ['title', TEXT] },
  abbr: { title: ['title', TEXT] },
  img: {
    src: ['src', (value) => PICTURE_PATH.test(value)],
    alt: ['alt', TEXT],
    width: ['width', NUMBER],
    height: ['height', NUMBER],
  },
  ol: { start: ['start', NUMBER] },
  th: {
    colspan: ['colSpan', NUMBER],
    rowspan: ['rowSpan', NUMBER],
    scope: ['scope', (value) => /^(?:row|col)$/.test(value)],
  },
  td: { colspan: ['colSpan', NUMBER], rowspan: ['rowSpan', NUMBER] },
};

/** Not shown as text either: what stands inside is no text for readers. All other unknown elements leave their content. */
const DROPPED_WITH_CONTENT = new Set(
  'applet audio base button canvas datalist embed frame frameset head iframe input link math meta noembed noframes noscript object optgroup option param plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);
const KNOWN: ReadonlySet<string> = new Set(HTML_TAGS);
/** Between their parts only spaces can stand, and React minds those. */
const NO_TEXT_INSIDE: ReadonlySet<string> = new Set('table thead tbody tr ul ol dl'.split(' '));
/** The page has its own first heading. */
const RENAMED: Readonly<Record<string, HtmlTag>> = { h1: 'h2' };
/** Nobody writes deeper; drawing goes as deep as the tree. */
const MAX_DEPTH = 24;

interface Place {
  tag: HtmlTag | undefined;
  children: HtmlNode[];
  isInLink: boolean;
}

/**
 * Editorial HTML as a tree of allowed elements (an allow-list: what is not named does not exist). The tree is drawn as
 * React elements, never as HTML text, so that nothing is read twice with different eyes.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const places: Place[] = [{ tag: undefined, children: root, isInLink: false }];
  let droppedDepth = 0;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (droppedDepth > 0 || DROPPED_WITH_CONTENT.has(name)) {
          droppedDepth += 1;
          return;
        }
        const place = places[places.length - 1] as Place;
        const element = places.length > MAX_DEPTH ? undefined : toElement(name, attributes, place.isInLink);
        if (element) place.children.push(element);
        places.push(
          element
            ? {
                tag: element.tag,
                children: element.children,
                isInLink: place.isInLink || element.tag === 'a',
              }
            : place,
        );
      },
      ontext(text) {
        if (droppedDepth > 0) return;
        const { tag, children } = places[places.length - 1] as Place;
        if (tag && NO_TEXT_INSIDE.has(tag)) return;
        const last = children.length - 1;
        const before = children[last];
        if (typeof before === 'string') children[last] = before + text;
        else children.push(text);
      },
      onclosetag() {
        if (droppedDepth > 0) droppedDepth -= 1;
        else places.pop();
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  );
  parser.end(html);
  return root;
}

function toElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  isInLink: boolean,
): HtmlElement | undefined {
  const renamed = Object.hasOwn(RENAMED, name) ? RENAMED[name] : name;
  if (renamed === undefined || !KNOWN.has(renamed)) return undefined;
  const tag = renamed as HtmlTag;
  const kept: Record<string, string> = {};
  for (const [attribute, [reactName, check]] of Object.entries(ATTRIBUTES[tag] ?? {})) {
    const value = Object.hasOwn(attributes, attribute) ? attributes[attribute]?.trim() : undefined;
    if (value !== undefined && check(value)) kept[reactName] = value;
  }
  if (tag === 'a') {
    if (kept.href === undefined || isInLink) return undefined;
    const rel = relOf(kept.href);
    if (rel) kept.rel = rel;
  }
  if (tag === 'img') {
    if (kept.src === undefined) return undefined;
    kept.alt ??= '';
    kept.loading = 'lazy';
  }
  return { tag, attributes: kept, children: [] };
}
