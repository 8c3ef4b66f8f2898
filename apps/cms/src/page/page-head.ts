import type { FilledPageHead } from '@fachwerk/shared/widget';
import { embedJson } from '@fachwerk/shared/widget';
import { attributes, escapeHtml } from './html';

export interface HeadContent {
  title: string;
  description?: string | undefined;
  canonical?: string | undefined;
  robots?: string | undefined;
  siteName: string;
  structuredData: readonly Record<string, unknown>[];
}

interface Fallback {
  siteName: string;
  title: string;
  description?: string | undefined;
  robots?: string | undefined;
}

/** The head of the main widget, completed by the content file. */
export function headContent(said: FilledPageHead | undefined, page: Fallback, origin: string): HeadContent {
  const title = said?.title ?? page.title;
  return {
    title: title.includes(page.siteName) ? title : `${title} | ${page.siteName}`,
    description: said?.description ?? page.description,
    canonical: said?.canonical && canonicalUrl(said.canonical, origin),
    robots: said?.robots ?? page.robots,
    siteName: page.siteName,
    structuredData: said?.structuredData ?? [],
  };
}

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
  if (robots?.includes('noindex')) return [];
  const product = structuredData.find((data) => data['@type'] === 'Product');
  const picture = [product?.image].flat().find((image) => /\.(?:jpe?g|png|webp)(?:\?|$)/.test(String(image)));
  const facts: [property: string, content: string | undefined][] = [
    ['og:site_name', siteName],
    ['og:locale', 'de_DE'],
    ['og:type', product ? 'product' : 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:image', picture === undefined ? undefined : String(picture)],
  ];
  return facts.flatMap(([property, content]) => (content ? [[property, content] as const] : []));
}

/** Allows addresses of this shop only. */
function canonicalUrl(canonical: string, origin: string): string | undefined {
  if (!URL.canParse(canonical, origin)) return undefined;
  const url = new URL(canonical, origin);
  return url.origin === origin ? url.href : undefined;
}
