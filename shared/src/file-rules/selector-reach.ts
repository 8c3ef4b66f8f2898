import parser, { type Node, type Selector } from 'postcss-selector-parser';

interface SelectorPlace {
  /** Inside of another rule, whose element is `&`. */
  isNested: boolean;
}

/**
 * Returns the first of the selectors that can match an element outside of a widget: one whose element is
 * neither below an element with a class of the widget nor such an element itself. Undefined if all of them
 * stay inside.
 */
export function reachOf(selectors: string, place: SelectorPlace): string | undefined {
  let reach: string | undefined;
  try {
    parser((root) => {
      reach = root.nodes
        .find((selector) => !staysInside(selector, place))
        ?.toString()
        .trim();
    }).processSync(selectors);
  } catch {
    return 'unreadable';
  }
  return reach;
}

/** Elements of the page that no class makes part of a widget. */
const PAGE_ELEMENTS = /^(html|head|body)$/i;
const PAGE_PSEUDOS = /^:(root|host|host-context)$/i;
/** The page server's own classes (apps/cms/assets/page.css). */
const PAGE_CLASS = /^page-/;
/** They match what one of their selectors matches; `:not()` and `:has()` do not limit their element to it. */
const ALTERNATIVES = /^:(is|where|matches|-webkit-any|-moz-any)$/i;

function staysInside(selector: Selector, place: SelectorPlace): boolean {
  if (place.isNested && !hasNesting(selector)) return true;
  return hasOwnCompound(selector, place);
}

/** All later compounds match descendants or siblings of this one, which are in the widget as well. */
function isOfWidget(compound: readonly Node[], place: SelectorPlace): boolean {
  const isOfPage = compound.some(
    (node) =>
      (node.type === 'tag' && PAGE_ELEMENTS.test(node.value)) ||
      (node.type === 'pseudo' && PAGE_PSEUDOS.test(node.value)),
  );
  return !isOfPage && compound.some((node) => isOwn(node, place));
}

function isOwn(node: Node, place: SelectorPlace): boolean {
  if (node.type === 'class') return !PAGE_CLASS.test(node.value);
  if (node.type === 'nesting') return place.isNested;
  if (node.type !== 'pseudo' || !ALTERNATIVES.test(node.value)) return false;
  return node.nodes.length > 0 && node.nodes.every((inner) => hasOwnCompound(inner, place));
}

const hasOwnCompound = (selector: Selector, place: SelectorPlace): boolean =>
  compoundsOf(selector).some((compound) => isOfWidget(compound, place));

function compoundsOf({ nodes }: Selector): Node[][] {
  const compounds: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'combinator') compounds.push([]);
    else compounds[compounds.length - 1]?.push(node);
  }
  return compounds;
}

function hasNesting(selector: Selector): boolean {
  let found = false;
  selector.walkNesting(() => {
    found = true;
    return false;
  });
  return found;
}
