import type { FilledPageHead } from '@fachwerk/shared/widget';
import { embedJson } from '@fachwerk/shared/widget';
import { attributes, escapeHtml } from './html';

export interface HeadContent {
  title: string;
  description?: string | undefined;
  canonical?: string | undefined;
  robots?: string | undefined;
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
    structuredData: said?.structuredData ?? [],
  };
}

export function headHtml({ title, description, canonical, robots, structuredData }: HeadContent): string {
  const meta = (name: string, content: string | undefined) =>
    content ? `<meta${attributes({ name, content })}>` : '';
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    meta('robots', robots),
    canonical ? `<link${attributes({ rel: 'canonical', href: canonical })}>` : '',
    ...structuredData.map((data) => `<script type="application/ld+json">${embedJson(data)}</script>`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Allows addresses of this shop only. */
function canonicalUrl(canonical: string, origin: string): string | undefined {
  if (!URL.canParse(canonical, origin)) return undefined;
  const url = new URL(canonical, origin);
  return url.origin === origin ? url.href : undefined;
}
