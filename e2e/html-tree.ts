import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses as a browser does, including its repair of mistakes. */
export const parseHtml = (html: string): Node => parse(html);

const isElement = (node: Node): node is Element => 'tagName' in node;

/** All elements below, in the order of the document; with a name, those of this name. */
export function elementsIn(root: Node, name?: string): Element[] {
  if (!('childNodes' in root)) return [];
  return root.childNodes.flatMap((child) => {
    if (!isElement(child)) return [];
    const below = elementsIn(child, name);
    return name === undefined || child.tagName === name ? [child, ...below] : below;
  });
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

export const idsIn = (root: Node): string[] =>
  elementsIn(root).flatMap((element) => attributeOf(element, 'id') ?? []);

export const textOf = (node: Node): string => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};
