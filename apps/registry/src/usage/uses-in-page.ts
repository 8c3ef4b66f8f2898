import type { TelemetryReport } from '@fachwerk/shared/contracts';
import { parseDocument } from 'htmlparser2';

type PageNode = ReturnType<typeof parseDocument>['children'][number];
type PageElement = Extract<PageNode, { attribs: unknown }>;

/** Widgets and props in the HTML of a page, as the shell finds them in the browser. */
export function usesInPage(html: string): NonNullable<TelemetryReport['uses']> {
  const uses: NonNullable<TelemetryReport['uses']> = [];
  // Without recursion: hostile HTML nests thousands of elements.
  const open: PageNode[] = [...parseDocument(html).children].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    const widget = node.attribs['data-widget'];
    const props = widget === undefined ? undefined : propsOf(node);
    if (widget !== undefined && props) uses.push({ widget: widget.trim(), props });
    // The content of a template is not part of the page.
    if (node.name !== 'template') for (const child of [...node.children].reverse()) open.push(child);
  }
  return uses;
}

const isElement = (node: PageNode): node is PageElement => 'attribs' in node;

/** The attribute, or the data of server HTML. Undefined for what is no JSON object. */
function propsOf(element: PageElement): Record<string, unknown> | undefined {
  const text = element.attribs['data-props'];
  const props = text ? parsed(text) : (dataOf(element)?.props ?? {});
  return isObject(props) ? props : undefined;
}

function dataOf({ children }: PageElement): Record<string, unknown> | undefined {
  const data = children.find(
    (child): child is PageElement =>
      isElement(child) && child.name === 'script' && 'data-widget-data' in child.attribs,
  );
  const [content] = data?.children ?? [];
  const value = content && 'data' in content ? parsed(content.data) : undefined;
  return isObject(value) ? value : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The widget reports invalid JSON in the browser.
    return undefined;
  }
}
