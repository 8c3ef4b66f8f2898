import {
  cleanSearchTerm,
  countSearch,
  MAX_SUGGESTION_QUERY,
  readSuggestions,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type PublicText, publicText, sendPublicText } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { requireSession } from '../../kernel/session/session-plugin';
import { answerLanguage } from '../../kernel/text/answer-language';
import type { CatalogueContext } from '../context/catalogue-context';
import { createProductRepository } from '../products/product-repository';
import { dataVersionOf } from '../records/catalogue-snapshot';
import { createCountedSearches } from './counted-searches';
import type { SuggestedPhrases } from './load-phrases';
import { createPhraseMemory } from './phrase-memory';
import { suggest } from './suggest';

const MAX_AGE_SECONDS = 60;
/** Texts that visitors typed are not kept longer. */
const KEPT_ANSWERS = { max: 2000, ttl: 30_000 };

interface Kept {
  text: PublicText;
  dataVersion: number;
  phrases: SuggestedPhrases;
}

export async function suggestionRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const { db, log, now, readSnapshot, searchIndex } = context;
  const products = createProductRepository(db);
  const searches = createCountedSearches(db);
  const readPhrases = createPhraseMemory({
    db,
    readSnapshot,
    onError: (error) => log.warn({ err: error }, 'the phrases of suggestions cannot be loaded'),
  });
  const kept = new LRUCache<string, Kept>(KEPT_ANSWERS);

  route(app, readSuggestions, async (request, reply) => {
    const [snapshot, phrases] = await Promise.all([readSnapshot(), readPhrases()]);
    const typed = cleanSearchTerm(request.query.q ?? '')
      .slice(0, MAX_SUGGESTION_QUERY)
      .trim();
    const key = `${answerLanguage()} ${typed.toLowerCase()}`;
    let answer = kept.get(key);
    if (answer?.dataVersion !== dataVersionOf(snapshot) || answer.phrases !== phrases) {
      const found = await suggest(typed, {
        phrases,
        products,
        snapshot,
        index: searchIndex,
        now: now(),
      });
      const version = Math.min(snapshot.version, found.version ?? snapshot.version);
      answer = {
        text: publicText(reply, found.suggestions),
        dataVersion: dataVersionOf({ ...snapshot, version }),
        phrases,
      };
      kept.set(key, answer);
    }
    return sendPublicText(request, reply, answer.text, {
      maxAge: MAX_AGE_SECONDS,
      dataVersion: answer.dataVersion,
    });
  });

  route(app, countSearch, async (request, reply) => {
    await searches.count(request.body.q, {
      index: searchIndex,
      sessionId: requireSession(request).id,
      ip: request.ip,
    });
    return reply.code(204).send();
  });
}
