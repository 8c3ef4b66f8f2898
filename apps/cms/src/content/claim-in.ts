import { claimFault } from '@fachwerk/server-kit/environmental-claims';
import { type HtmlNode, parseHtml } from '@fachwerk/shared/html';

/** A path or an address: no text that visitors read. */
const ADDRESS = /^(?:\/|https?:)\S*$/;
const INLINE = new Set('a abbr b em i mark small span strong sub sup'.split(' '));
/** Texts of pictures and links, which are read aloud. */
const SPOKEN = /\b(?:alt|title|aria-label)\s*=\s*"([^"]*)"/gi;

/**
 * What is wrong with the first claim about the environment in the texts of a content file (decision 0126);
 * undefined if nothing is. The parts of a list of texts are one text: the HTML of a block.
 */
export function claimIn(value: unknown): string | undefined {
  if (typeof value === 'string') return ADDRESS.test(value) ? undefined : claimFault(textOf(value));
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.values(value);
  if (Array.isArray(value) && parts.every((part) => typeof part === 'string'))
    return claimIn(parts.join('\n'));
  for (const part of parts) {
    const claim = claimIn(part);
    if (claim !== undefined) return claim;
  }
  return undefined;
}

/** As it is read: references are letters, a line of the source is none of the page, a block is one. */
const textOf = (text: string): string =>
  /[<&]/.test(text)
    ? [linesOf(parseHtml(text)), ...[...text.matchAll(SPOKEN)].map(([, spoken = '']) => spoken)].join('\n')
    : text;

const linesOf = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node.replace(/\s+/g, ' ');
      const inner = linesOf(node.children);
      return INLINE.has(node.tag) ? inner : `\n${inner}\n`;
    })
    .join('');
