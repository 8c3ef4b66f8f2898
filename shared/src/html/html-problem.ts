import sanitize, { type IOptions } from 'sanitize-html';
import type { HtmlPolicy } from './html-policy';
import { sanitizeHtml } from './sanitize-html';

/** Everything is allowed: shows how the library writes HTML that it does not change. */
const UNCHANGED: IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  allowedSchemesAppliedToAttributes: [],
  parseStyleAttributes: false,
};

/**
 * The reason why a policy refuses HTML, or undefined. Editors get a message instead of a silent correction:
 * HTML is refused when cleaning changes it, or when it is not well formed.
 */
export function problemInHtml(html: string, policy: HtmlPolicy): string | undefined {
  const parsed = sanitize(html, UNCHANGED);
  const removed = firstDifference(parsed, sanitizeHtml(html, policy));
  if (removed) {
    const element = /^<([a-z][a-z0-9-]*)/.exec(removed.left)?.[1];
    return element && !Object.hasOwn(policy.elements, element)
      ? `the element <${element}> is not allowed`
      : `"${removed.left}" is not allowed`;
  }

  const wellFormed = sanitize(html, { ...UNCHANGED, parser: { decodeEntities: false } });
  const broken = firstDifference(withoutSlashes(html), withoutSlashes(wellFormed));
  if (!broken) return undefined;
  const { left, right } = broken;
  const opening = (tag: string) => tag.replace('/', '');
  if (left.startsWith('</')) return `${left} ends ${right.startsWith('</') ? opening(right) : 'nothing'}`;
  if (left === '') return `${opening(right)} has no end`;
  return `"${left}" is not written as "${right}"`;
}

/** `<br />`, as the library writes it, is `<br>`. */
const withoutSlashes = (html: string) => html.replace(/\s*\/>/g, '>');

/** The tags, or the text, at which two pieces of HTML begin to differ. */
function firstDifference(left: string, right: string): { left: string; right: string } | undefined {
  if (left === right) return undefined;
  let start = 0;
  while (left[start] === right[start]) start += 1;
  const tag = left.lastIndexOf('<', start);
  const isInTag = tag > left.lastIndexOf('>', start - 1);
  const from = isInTag ? tag : start;
  return { left: excerpt(left, from), right: excerpt(right, from) };
}

const excerpt = (html: string, from: number) => /^<[^>]*>?|^[^<]*/.exec(html.slice(from))![0].slice(0, 80);
