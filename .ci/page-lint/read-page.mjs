import { parseDocument } from 'htmlparser2';

/**
 * What a page says to the shell: `{ widgets, scripts, styles, ids }`, each with the line where it stands. `props` of a widget is the text of
 * its attribute, or what its data script says; undefined when it says nothing.
 */
export function readPage(html) {
  const document = parseDocument(html, { withStartIndices: true });
  const lineOf = lineFinder(html);
  const page = { widgets: [], scripts: [], styles: [], ids: new Map() };

  const walk = (node, around) => {
    let inside = around;
    if (node.type === 'tag' || node.type === 'script' || node.type === 'style') {
      const line = lineOf(node.startIndex);
      const { attribs } = node;
      if (attribs.id) page.ids.set(attribs.id, [...(page.ids.get(attribs.id) ?? []), line]);
      if (node.name === 'script' && attribs.src) page.scripts.push({ line, ...attribs });
      if (node.name === 'link' && /\bstylesheet\b/.test(attribs.rel ?? ''))
        page.styles.push({ line, ...attribs });
      if ('data-widget-root' in attribs && around) inside = { ...around, isInRoot: true };
      if ('data-widget' in attribs) {
        const widget = widgetOf(node, { line, around });
        page.widgets.push(widget);
        inside = widget;
      }
    }
    // What stands in a template is no part of the page.
    if (node.name !== 'template') for (const child of node.children ?? []) walk(child, inside);
  };
  walk(document, undefined);
  return page;
}

function widgetOf(node, { line, around }) {
  const { attribs } = node;
  const root = node.children.find((child) => child.attribs && 'data-widget-root' in child.attribs);
  const others = node.children.filter((child) => child !== root && !isData(child));
  return {
    line,
    name: attribs['data-widget'].trim(),
    id: attribs.id,
    props: attribs['data-props'] ?? propsInData(node),
    isFromServer: root !== undefined && 'data-ssr' in root.attribs,
    hasFallback: [...others, ...(root?.children ?? [])].some(hasContent),
    // One widget may leave room for another inside its own HTML, not more.
    parent: around,
    depth: around ? around.depth + 1 : 0,
    isSlot: around?.isInRoot === true,
  };
}

const isData = (node) => node.type === 'script' && 'data-widget-data' in node.attribs;

function propsInData(node) {
  const text = node.children.find(isData)?.children[0]?.data;
  if (text === undefined) return undefined;
  try {
    const { props } = JSON.parse(text);
    return props === undefined ? undefined : JSON.stringify(props);
  } catch {
    // As in an attribute: what is there cannot be read.
    return text;
  }
}

function hasContent(node) {
  if (node.type === 'text') return node.data.trim() !== '';
  return ['tag', 'style'].includes(node.type);
}

function lineFinder(html) {
  const starts = [0];
  for (let at = html.indexOf('\n'); at !== -1; at = html.indexOf('\n', at + 1)) starts.push(at + 1);
  return (index) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= index) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
