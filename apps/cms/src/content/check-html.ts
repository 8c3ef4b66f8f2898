const ELEMENTS = new Set(
  'a b br div em figcaption figure h1 h2 h3 h4 hr i img li ol p section small span strong ul'.split(' '),
);
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([a-z-]+)="([^"<>]*)"/g;
/** Stays on this shop: a path or a place on the page. */
const LOCAL = /^(?:\/(?![/\\])|#)[^\s\\]*$/;

const ATTRIBUTES: Record<string, (value: string) => boolean> = {
  class: (value) => value.split(' ').every((name) => name.startsWith('page-') || name.startsWith('fw-')),
  id: (value) => /^[a-z][a-z0-9-]*$/.test(value),
  href: (value) => LOCAL.test(value),
  src: (value) => LOCAL.test(value),
  alt: () => true,
  title: () => true,
  role: (value) => value === 'list',
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
  for (const match of html.matchAll(TAG)) {
    const [tag, , element = '', attributes = ''] = match;
    rest += html.slice(end, match.index);
    end = match.index + tag.length;
    if (!ELEMENTS.has(element)) return `the element <${element}> is not allowed`;
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const allows = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined;
      if (!allows) return `the attribute ${name} of <${element}> is not allowed`;
      if (!allows(value)) return `${name}="${value}" of <${element}> is not allowed`;
    }
  }
  rest += html.slice(end);
  const stray = /[<>]/.exec(rest);
  return stray ? `"${rest.slice(stray.index, stray.index + 30)}" is no allowed element` : undefined;
}
