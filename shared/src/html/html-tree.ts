import { allowedAttributes, type HtmlPolicy, MAX_DEPTH, REMOVED_WITH_CONTENT } from './html-policy';
import { relOf } from './links';

/** Allowed HTML as plain data. It is rendered as React elements and never as HTML text. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  /** By their names in React. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
}

/** A node of the browser's parser or of htmlparser2. */
export interface ParsedNode {
  /** Lower case; undefined for text. */
  tag?: string;
  text?: string;
  attributes: Readonly<Record<string, string>>;
  children: Iterable<ParsedNode>;
}

/** React warns about text between the parts of a table; in lists it is whitespace only. */
const NO_TEXT_INSIDE: ReadonlySet<string> = new Set('table thead tbody tr ul ol dl'.split(' '));
const REACT_NAMES: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

interface Parent {
  tag?: string;
  children: HtmlNode[];
  depth: number;
  isInLink: boolean;
}

/** The allowed part of parsed HTML. Server and browser use it, each with its own parser. */
export function toHtmlTree(nodes: Iterable<ParsedNode>, policy: HtmlPolicy): HtmlNode[] {
  const root: Parent = { children: [], depth: 0, isInLink: false };
  // Without recursion: hostile HTML nests thousands of elements.
  const open = [{ nodes: nodes[Symbol.iterator](), parent: root }];
  for (let current = open[0]; current; current = open[open.length - 1]) {
    const { parent } = current;
    const next = current.nodes.next();
    if (next.done) {
      open.pop();
      continue;
    }
    const { tag, text = '', attributes, children } = next.value;
    if (tag === undefined) addText(text, parent);
    else if (!REMOVED_WITH_CONTENT.includes(tag))
      open.push({
        nodes: children[Symbol.iterator](),
        parent: addElement(tag, attributes, parent) ?? parent,
      });
  }
  return root.children;

  function addText(text: string, { tag, children }: Parent): void {
    if (text === '' || (tag && NO_TEXT_INSIDE.has(tag))) return;
    const last = children.length - 1;
    const before = children[last];
    if (typeof before === 'string') children[last] = before + text;
    else children.push(text);
  }

  /** The new parent of the element's content; undefined for an element that leaves its content only. */
  function addElement(
    name: string,
    attributes: ParsedNode['attributes'],
    parent: Parent,
  ): Parent | undefined {
    const tag = Object.hasOwn(policy.renamed, name) ? policy.renamed[name]! : name;
    if (!Object.hasOwn(policy.elements, tag) || parent.depth >= MAX_DEPTH) return undefined;
    const allowed = allowedAttributes(policy, tag, attributes);
    if (tag === 'a' && (allowed.href === undefined || parent.isInLink)) return undefined;
    if (tag === 'img' && allowed.src === undefined) return undefined;
    const element: HtmlElement = { tag, attributes: inReact(tag, allowed), children: [] };
    parent.children.push(element);
    return {
      tag,
      children: element.children,
      depth: parent.depth + 1,
      isInLink: parent.isInLink || tag === 'a',
    };
  }
}

function inReact(tag: string, allowed: Readonly<Record<string, string>>): Record<string, string> {
  const attributes = Object.fromEntries(
    Object.entries(allowed).map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
  );
  if (tag === 'img') return { alt: '', ...attributes, loading: 'lazy' };
  const rel = tag === 'a' ? relOf(attributes.href!) : undefined;
  return rel ? { ...attributes, rel } : attributes;
}
