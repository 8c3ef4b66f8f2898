import type { Queryable } from '@fachwerk/database';
import { siteOf } from '@fachwerk/server-kit/network-of';
import { cleanSearchTerm } from '@fachwerk/shared/contracts';
import { SEARCH_DAYS } from '../database/tables';
import type { SearchIndex } from '../query/search-index';
import { isPersonal } from './is-personal';

/** A phrase is suggested from this number of sessions on, so that it shows no single visitor. */
export const FEWEST_VISITORS = 5;
const SESSIONS_PER_NETWORK = 2;
const PHRASES_PER_NETWORK = 500;
const MOST_FREQUENT = 5000;

/** The phrase as it is counted; undefined for texts of one person. */
export function countedPhrase(typed: string): string | undefined {
  const phrase = cleanSearchTerm(typed).toLowerCase();
  return phrase.length < 3 || phrase.length > 60 || isPersonal(phrase) ? undefined : phrase;
}

export interface FrequentSearch {
  phrase: string;
  visitors: number;
}

export function createCountedSearches(db: Queryable) {
  return {
    /**
     * Counts a search of which every word is in the catalogue: names and addresses that were typed by mistake
     * are not stored.
     */
    async count(
      typed: string,
      { index, sessionId, ip }: { index: SearchIndex; sessionId: string; ip: string },
    ): Promise<void> {
      const phrase = countedPhrase(typed);
      if (phrase === undefined) return;
      const { total, correctedQuery, leftOut } = await index.search({
        query: phrase,
        filters: new Map<string, string[]>(),
        sort: 'relevance' as const,
        page: 1,
        size: 1,
        isPlain: true,
      });
      if (total === 0 || correctedQuery !== undefined || leftOut !== undefined) return;
      await db.query('select count_search($1, $2, $3, $4, $5)', [
        phrase,
        sessionId,
        siteOf(ip),
        SESSIONS_PER_NETWORK,
        PHRASES_PER_NETWORK,
      ]);
    },

    /** Days that are over. */
    frequent: (): Promise<FrequentSearch[]> =>
      db.query<FrequentSearch & { [column: string]: unknown }>(
        `select phrase, sum(visitors)::int as visitors from search_phrase where day >= current_date - ${SEARCH_DAYS}
         group by phrase having sum(visitors) >= ${FEWEST_VISITORS}
         order by visitors desc, phrase limit ${MOST_FREQUENT}`,
      ),

    async addUp(): Promise<void> {
      await db.query('select add_up_searches($1)', [SEARCH_DAYS]);
    },
  };
}
