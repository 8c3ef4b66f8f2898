import { type AtRule, type Container, parse, type Rule } from 'postcss';

export interface SheetText {
  /** URL path of the sheet, for the relative addresses in it. */
  path: string;
  css: string;
}

/**
 * One sheet with the rules of all, in their order. A rule that several sheets contain is written once, at its
 * first place: a sheet contains the rules of a component behind those of the components that it uses.
 */
export function composeSheet(sheets: readonly SheetText[]): string {
  const written = new Set<string>();
  return sheets
    .map(({ path, css }) => {
      const root = parse(css, { from: path });
      root.walkComments((comment) => void comment.remove());
      root.walkDecls((declaration) => {
        declaration.value = withRootAddresses(declaration.value, path);
        declaration.raws = { between: ':', important: '!important' };
      });
      const own = new Set<string>();
      dropRules(root, '', (key) => {
        own.add(key);
        return written.has(key);
      });
      own.forEach((key) => written.add(key));
      root.walk((node) => {
        if (node.type !== 'decl') node.raws = { before: '', between: '', after: '', afterName: ' ' };
        else node.raws.before = '';
      });
      root.raws = { after: '' };
      return root.toString();
    })
    .join('\n');
}

/** Removes selectors and at-rules whose text another sheet has written in the same context. */
function dropRules(container: Container, context: string, isWritten: (key: string) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const declarations = bodyOf(node);
      const selectors = node.selectors.filter((selector) => !isWritten(context + selector + declarations));
      if (selectors.length === 0) node.remove();
      else node.selector = selectors.join(',');
    } else if (node.type === 'atrule') {
      const name = `@${node.name} ${node.params}`;
      if (holdsRules(node)) dropRules(node, `${context}${name}{`, isWritten);
      if (holdsRules(node) ? node.nodes?.length === 0 : isWritten(context + name + bodyOf(node)))
        node.remove();
    }
  });
}

const holdsRules = ({ name, nodes }: AtRule): boolean =>
  nodes !== undefined && !/keyframes|font-face/.test(name);

const bodyOf = (node: Rule | AtRule): string => `{${(node.nodes ?? []).map(String).join(';')}}`;

/** The composed sheet has another folder than its parts. */
const withRootAddresses = (value: string, path: string): string =>
  value.replace(/url\((["']?)(?![a-z]+:|\/|#)([^"')]+)\1\)/g, (_all, quote: string, address: string) => {
    const { pathname, search, hash } = new URL(address, `http://shop${path}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
