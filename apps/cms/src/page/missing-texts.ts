import { withoutQuery } from '@fachwerk/server-kit/log-options';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

const KEEP = 2000;

export interface MissingTexts {
  widget: string;
  version: string;
  keys: readonly string[];
  pageUrl: string;
}

/** Warns once per version, page and key of texts that do not exist: visitors read a part of the key. */
export function missingTextWarner(): (log: Pick<FastifyBaseLogger, 'warn'>, missing: MissingTexts) => void {
  const said = new LRUCache<string, true>({ max: KEEP });

  return (log, { widget, version, keys, pageUrl }) => {
    const url = withoutQuery(pageUrl);
    const news = keys.filter((key) => {
      const name = [widget, version, url, key].join(' ');
      return !said.has(name) && said.set(name, true);
    });
    if (news.length > 0) log.warn({ widget, version, url, keys: news }, 'A widget has no text for keys');
  };
}
