import type { SkipLink } from '@fachwerk/shared/widget';
import type { FragmentResult } from '../fragment-job';
import { attributes, escapeHtml } from './html';

/** The element of the content. */
export const CONTENT_ID = 'inhalt';

/** The first links of a page: to its content, and to what its main widget names and contains. */
export function skipLinks(toContent: string, main: FragmentResult | undefined): string {
  const named = main?.ok ? main.page?.skipLink : undefined;
  const exists = named && main?.ok && main.html.includes(` id="${escapeHtml(named.id)}"`);
  return [{ id: CONTENT_ID, text: toContent }, ...(exists ? [named] : [])].map(linkHtml).join('\n');
}

const linkHtml = ({ id, text }: SkipLink): string =>
  `<a${attributes({ class: 'fw-skip-link', href: `#${id}` })}>${escapeHtml(text)}</a>`;
