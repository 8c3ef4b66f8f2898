import { editorialHtml } from './html-policy';
import { type HtmlNode, type ParsedNode, toHtmlTree } from './html-tree';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

/** Editorial HTML as a tree of allowed elements, by the browser's own parser. */
export function parseHtml(html: string): HtmlNode[] {
  // A parsed document is inert: it runs no script and loads nothing.
  const { body } = new DOMParser().parseFromString(trusted(html), 'text/html');
  return toHtmlTree(nodesIn(body), editorialHtml);
}

/** Pages with `require-trusted-types-for 'script'` allow policies of this name (docs/guides/editor.md). */
function trusted(html: string): string {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  return trustedTypes
    ? trustedTypes.createPolicy('fachwerk', { createHTML: (same) => same }).createHTML(html)
    : html;
}

function nodesIn(parent: Node): ParsedNode[] {
  return Array.from(parent.childNodes).flatMap((node): ParsedNode[] => {
    if (node.nodeType === Node.TEXT_NODE)
      return [{ text: node.nodeValue ?? '', attributes: {}, children: [] }];
    if (node.nodeType !== Node.ELEMENT_NODE) return [];
    const element = node as Element;
    return [
      {
        tag: element.nodeName.toLowerCase(),
        attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
        get children() {
          return nodesIn(element);
        },
      },
    ];
  });
}
