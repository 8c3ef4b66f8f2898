import type { FilledPageHead } from '@fachwerk/shared/widget';
import { embedJson } from '@fachwerk/shared/widget';
import { attributes, escapeHtml } from './html';

/**
 * The rules for the heads of all pages. Content files and main widgets state what is particular to a page:
 * its name, a description, other addresses of the same content, whether search engines may list it, and
 * schema.org data. See docs/decisions/0079.
 */
export interface HeadContent {
  title: string;
  description?: string | undefined;
  canonical?: string | undefined;
  robots?: string | undefined;
  siteName: string;
  /** Address of a bitmap for other sites, where the page has none of its own. */
  picture: string;
  structuredData: readonly Record<string, unknown>[];
}

interface PageFacts {
  siteName: string;
  title: string;
  description?: string | undefined;
  robots?: string | undefined;
  /** Requested path and query. */
  address: string;
  /** Path of the shop's picture. */
  picture: string;
}

/** Search engines cut longer ones. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;

/** The head of the main widget, completed by the content file. */
export function headContent(said: FilledPageHead | undefined, page: PageFacts, origin: string): HeadContent {
  // A widget cannot open a page to search engines that its content file keeps from them.
  const robots = isHidden(page.robots) ? page.robots : (said?.robots ?? page.robots);
  const stated = said?.canonical && canonicalUrl(said.canonical, origin);
  const description = said?.description ?? page.description;
  return {
    title: withSiteName(said?.title ?? page.title, page.siteName),
    description: description && shorten(description),
    canonical: stated ?? (isHidden(robots) ? undefined : canonicalUrl(pathOf(page.address), origin)),
    robots,
    siteName: page.siteName,
    picture: new URL(page.picture, origin).href,
    structuredData: said?.structuredData ?? [],
  };
}

const isHidden = (robots: string | undefined): boolean => robots?.includes('noindex') ?? false;

/** The name of the shop is left out where it would push the end of the title out of sight. */
function withSiteName(title: string, siteName: string): string {
  const whole = title.includes(siteName) ? title : `${title} | ${siteName}`;
  return whole.length > LONGEST_TITLE ? title : whole;
}

/** One line that ends with a whole word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  return `${line.slice(0, LONGEST_DESCRIPTION - 1).replace(/[\s,;:–-]*\s\S*$/, '')} …`;
}

/** Without the query, which campaigns and shared links add to. */
const pathOf = (address: string): string => address.split('?')[0] ?? '/';

export function headHtml(head: HeadContent): string {
  const { title, description, canonical, robots, structuredData } = head;
  const meta = (name: string, content: string | undefined) =>
    content ? `<meta${attributes({ name, content })}>` : '';
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('robots', robots),
    canonical ? `<link${attributes({ rel: 'canonical', href: canonical })}>` : '',
    ...openGraph(head).map(([property, content]) => `<meta${attributes({ property, content })}>`),
    ...structuredData.map((data) => `<script type="application/ld+json">${embedJson(data)}</script>`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** What other sites show of a link to the page (ogp.me). They show no SVG, so the picture is a bitmap. */
function openGraph(head: HeadContent): (readonly [property: string, content: string])[] {
  const { title, description, canonical, robots, siteName, structuredData } = head;
  if (isHidden(robots)) return [];
  const product = structuredData.find((data) => data['@type'] === 'Product');
  const picture = [product?.image].flat().find((image) => /\.(?:jpe?g|png|webp)(?:\?|$)/.test(String(image)));
  const facts: [property: string, content: string | undefined][] = [
    ['og:site_name', siteName],
    ['og:locale', 'de_DE'],
    ['og:type', product ? 'product' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', picture === undefined ? head.picture : String(picture)],
  ];
  return facts.flatMap(([property, content]) => (content ? [[property, content] as const] : []));
}

/** Allows addresses of this shop only. */
function canonicalUrl(canonical: string, origin: string): string | undefined {
  if (!URL.canParse(canonical, origin)) return undefined;
  const url = new URL(canonical, origin);
  return url.origin === origin ? url.href : undefined;
}
