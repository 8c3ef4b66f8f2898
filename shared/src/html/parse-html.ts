import { parseDocument } from 'htmlparser2';
import { editorialHtml, foreignHtml, type HtmlPolicy } from './html-policy';
import { type HtmlElement, type HtmlNode, type ParsedNode, toHtmlTree } from './html-tree';
import { sanitizeHtml } from './sanitize-html';

/** Editorial HTML as a tree of allowed elements, cleaned by sanitize-html. */
export function parseHtml(html: string): HtmlNode[] {
  return treeOf(html, editorialHtml);
}

/**
 * HTML of another system, whose document is at `base`: the content of its `main` if it has one. Its headings
 * keep their order and begin at `level`, so that they fit below a heading of the page.
 */
export function parseForeignHtml(html: string, base: URL, level: number): HtmlNode[] {
  const tree = treeOf(html, foreignHtml(base));
  return orderHeadings(findMain(tree)?.children ?? tree, level);
}

const treeOf = (html: string, policy: HtmlPolicy): HtmlNode[] =>
  toHtmlTree(nodesOf(parseDocument(sanitizeHtml(html, policy)).children), policy);

function findMain(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = node.tag === 'main' ? node : findMain(node.children);
    if (found) return found;
  }
  return undefined;
}

/** A heading is one level below the last one that it belongs to, whatever levels are left out. */
function orderHeadings(nodes: readonly HtmlNode[], level: number): HtmlNode[] {
  const above: number[] = [];
  const order = (node: HtmlNode): HtmlNode[] => {
    if (typeof node === 'string') return [node];
    const own = Number(/^h([1-6])$/.exec(node.tag)?.[1]);
    if (own) {
      while (above.length > 0 && above.at(-1)! >= own) above.pop();
      above.push(own);
    }
    const tag = own ? `h${Math.min(6, level + above.length - 1)}` : node.tag;
    const children = node.children.flatMap(order);
    return node.tag === 'main' ? children : [{ tag, attributes: node.attributes, children }];
  };
  return nodes.flatMap(order);
}

type Child = ReturnType<typeof parseDocument>['children'][number];

function nodesOf(children: readonly Child[]): ParsedNode[] {
  return children.flatMap((node): ParsedNode[] => {
    if (node.type === 'text') return [{ text: node.data, attributes: {}, children: [] }];
    if (node.type !== 'tag') return [];
    return [{ tag: node.name, attributes: node.attribs, children: nodesOf(node.children) }];
  });
}
