const ELEMENTS = new Set(
  [
    'a b br em i img small span strong',
    'address blockquote div figcaption figure h1 h2 h3 h4 hr p section',
    'dd dl dt li nav ol ul',
    'caption table tbody td th thead tr',
  ].flatMap((names) => names.split(' ')),
);
/** Have no end tag. */
const VOID = ['br', 'hr', 'img'];
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([a-z-]+)="([^"<>]*)"/g;
/** Stays on this shop: a path or a place on the page. Of entities only "&amp;": another could stand for a slash or a tab. */
const LOCAL = /^(?:\/(?![/\\])|#)(?:[^\s\\&]|&amp;)*$/;
/** The page finds its own parts by these names. */
const OF_THE_PAGE = /^(?:fachwerk-.*|w\d+)$/;
/** An address or a number to write to or to call, without subject, copies or text. */
const CONTACT = /^(?:mailto:[a-z0-9._+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+|tel:\+\d{6,15})$/i;

const ATTRIBUTES: Record<string, (value: string) => boolean> = {
  class: (value) => value.split(' ').every((name) => name.startsWith('page-') || name.startsWith('fw-')),
  id: (value) => /^[a-z][a-z0-9-]*$/.test(value) && !OF_THE_PAGE.test(value),
  href: (value) => LOCAL.test(value) || CONTACT.test(value),
  src: (value) => LOCAL.test(value),
  alt: () => true,
  title: () => true,
  role: (value) => ['list', 'note'].includes(value),
  scope: (value) => ['col', 'row'].includes(value),
  colspan: (value) => /^[1-9]$/.test(value),
  lang: (value) => /^[a-z]{2}$/.test(value),
  width: (value) => /^\d{1,4}$/.test(value),
  height: (value) => /^\d{1,4}$/.test(value),
  loading: (value) => value === 'lazy',
  'aria-label': () => true,
  'aria-labelledby': () => true,
  'aria-hidden': (value) => value === 'true',
};

/**
 * Why a piece of editorial HTML is refused, or undefined. It refuses what it does not know instead of mending it:
 * the editor sees what is wrong, and nothing slips through.
 */
export function problemInHtml(html: string): string | undefined {
  let rest = '';
  let end = 0;
  const open: string[] = [];
  /** Half an element would swallow the widgets behind it. */
  let unbalanced: string | undefined;
  for (const match of html.matchAll(TAG)) {
    const [tag, isEnd, element = '', attributes = ''] = match;
    rest += html.slice(end, match.index);
    end = match.index + tag.length;
    if (!ELEMENTS.has(element)) return `the element <${element}> is not allowed`;
    if (isEnd) {
      const opened = open.pop();
      if (opened !== element) unbalanced ??= `</${element}> ends ${opened ? `<${opened}>` : 'nothing'}`;
    } else if (!VOID.includes(element)) {
      open.push(element);
    }
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const allows = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
      if (!allows) return `the attribute ${name} of <${element}> is not allowed`;
      if (!allows(value)) return `${name}="${value}" of <${element}> is not allowed`;
    }
  }
  rest += html.slice(end);
  const stray = /[<>]/.exec(rest);
  if (stray) return `"${rest.slice(stray.index, stray.index + 30)}" is no allowed element`;
  return unbalanced ?? (open.length > 0 ? `<${open.at(-1)}> has no end` : undefined);
}
