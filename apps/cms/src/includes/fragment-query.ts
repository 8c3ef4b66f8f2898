import { createHash } from 'node:crypto';
import { isLocalPath } from '@fachwerk/shared/contracts';
import type { FastifyRequest } from 'fastify';

export interface FragmentQuery {
  props: Record<string, unknown>;
  id: string;
  /** Path of the including page, for links to other states of it, e.g. of a list. */
  page: string;
}

/** Id of the element, unique in the including page. */
const ID = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** The parsed query, or a sentence about the fault. */
export function readFragmentQuery(widget: string, query: FastifyRequest['query']): FragmentQuery | string {
  const given = query as Record<string, string | string[] | undefined>;
  if (Object.values(given).some(Array.isArray)) return 'props, id and page can be given once each.';
  const { props: text = '', id: ownName, page = '/' } = given as Record<string, string | undefined>;
  const props = text === '' ? {} : parseObject(text);
  if (!props) return 'props must be a JSON object, URL-encoded: ?props=%7B%22limit%22%3A4%7D';
  const id = ownName ?? ownId(widget, text);
  if (!ID.test(id))
    return 'id must begin with a letter; letters, digits, "-" and "_" may follow, 64 at most.';
  if (!isLocalPath(page))
    return 'page must be the path of the page that includes the widget: &page=/magazin/';
  return { props, id, page };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The id is derived from the query, so that the answer can be cached. */
const ownId = (widget: string, props: string): string =>
  `f${createHash('sha256').update(`${widget} ${props}`).digest('hex').slice(0, 8)}`;

/** "a,b@2", at most fifty. */
export function readWidgetNames(query: FastifyRequest['query']): string[] {
  const { widgets } = query as { widgets?: string | string[] };
  const names = [widgets ?? []].flat().flatMap((list) => list.split(','));
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))].slice(0, 50);
}
