import { parseDocument } from 'htmlparser2';
import { editorialHtml } from './html-policy';
import { type HtmlNode, type ParsedNode, toHtmlTree } from './html-tree';
import { sanitizeHtml } from './sanitize-html';

/** Editorial HTML as a tree of allowed elements, cleaned by sanitize-html. */
export function parseHtml(html: string): HtmlNode[] {
  return toHtmlTree(nodesOf(parseDocument(sanitizeHtml(html, editorialHtml)).children), editorialHtml);
}

type Child = ReturnType<typeof parseDocument>['children'][number];

function nodesOf(children: readonly Child[]): ParsedNode[] {
  return children.flatMap((node): ParsedNode[] => {
    if (node.type === 'text') return [{ text: node.data, attributes: {}, children: [] }];
    if (node.type !== 'tag') return [];
    return [{ tag: node.name, attributes: node.attribs, children: nodesOf(node.children) }];
  });
}
