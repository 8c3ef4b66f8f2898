import { parseDocument } from 'htmlparser2';

type Document = ReturnType<typeof parseDocument>;
type PageNode = Document['children'][number];
type PageElement = Extract<PageNode, { attribs: unknown }>;

/** A widget element of a page. */
export interface PageWidget {
  line: number;
  /** With its major where the page names one, e.g. "cart-page@2". */
  name: string;
  id: string | undefined;
  /** JSON of its attribute or of its data script. */
  props: string | undefined;
  isFromServer: boolean;
  hasFallback: boolean;
  /** The widget around it, of which there are `depth`. */
  parent: PageWidget | undefined;
  depth: number;
  /** It stands in server-rendered HTML of its parent, which may contain one level of other widgets. */
  isSlot: boolean;
}

/** A script or a style sheet. */
export interface PageFile {
  line: number;
  url: string;
  integrity: string | undefined;
}

/** The parts of a page that concern the shell. */
export interface Page {
  widgets: PageWidget[];
  scripts: PageFile[];
  styles: PageFile[];
  /** Lines of each id. */
  ids: Map<string, number[]>;
}

/** The widgets around a node; `isInRoot` inside of the HTML that the innermost one rendered. */
interface Surroundings {
  widget?: PageWidget;
  isInRoot?: boolean;
}

export function readPage(html: string): Page {
  const document = parseDocument(html, { withStartIndices: true });
  const lineOf = lineFinder(html);
  const page: Page = { widgets: [], scripts: [], styles: [], ids: new Map() };

  const walk = (node: Document | PageNode, around: Surroundings): void => {
    let inside = around;
    if (isElement(node)) {
      const line = lineOf(node.startIndex ?? 0);
      const { attribs } = node;
      const { id, integrity, src, href } = attribs;
      if (id) page.ids.set(id, [...(page.ids.get(id) ?? []), line]);
      if (node.name === 'script' && src) page.scripts.push({ line, url: src, integrity });
      if (node.name === 'link' && /\bstylesheet\b/.test(attribs.rel ?? ''))
        page.styles.push({ line, url: href ?? '', integrity });
      if ('data-widget-root' in attribs && around.widget) inside = { ...around, isInRoot: true };
      if ('data-widget' in attribs) {
        const widget = widgetOf(node, line, around);
        page.widgets.push(widget);
        inside = { widget };
      }
    }
    // The content of a template is not part of the page.
    if ('children' in node && !(isElement(node) && node.name === 'template'))
      for (const child of node.children) walk(child, inside);
  };
  walk(document, {});
  return page;
}

const isElement = (node: Document | PageNode): node is PageElement => 'attribs' in node;

function widgetOf(node: PageElement, line: number, around: Surroundings): PageWidget {
  const { attribs } = node;
  const root = node.children.filter(isElement).find((child) => 'data-widget-root' in child.attribs);
  const others = node.children.filter((child) => child !== root && !isData(child));
  return {
    line,
    name: (attribs['data-widget'] ?? '').trim(),
    id: attribs.id,
    props: attribs['data-props'] ?? propsInData(node),
    isFromServer: root !== undefined && 'data-ssr' in root.attribs,
    hasFallback: [...others, ...(root?.children ?? [])].some(hasContent),
    parent: around.widget,
    depth: around.widget ? around.widget.depth + 1 : 0,
    isSlot: around.isInRoot === true,
  };
}

const isData = (node: PageNode): node is PageElement =>
  isElement(node) && node.name === 'script' && 'data-widget-data' in node.attribs;

function propsInData(node: PageElement): string | undefined {
  const [content] = node.children.find(isData)?.children ?? [];
  if (!content || !('data' in content)) return undefined;
  try {
    const { props } = JSON.parse(content.data) as { props?: unknown };
    return props === undefined ? undefined : JSON.stringify(props);
  } catch {
    // Reported as props that are not JSON, as in an attribute.
    return content.data;
  }
}

/** Text or an element; scripts and comments show nothing. */
const hasContent = (node: PageNode): boolean =>
  node.type === 'text' ? node.data.trim() !== '' : ['tag', 'style'].includes(node.type);

/** Finds the line of a position. */
function lineFinder(html: string): (index: number) => number {
  const starts = [0];
  for (let at = html.indexOf('\n'); at !== -1; at = html.indexOf('\n', at + 1)) starts.push(at + 1);
  return (index) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
