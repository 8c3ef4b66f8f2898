import type { Queryable } from '@fachwerk/database';
import { readMessages, readMessageVersion } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors/shop-error';
import { sendPublic } from '../http/public-answer';
import { route } from '../http/route';
import type { MessageSource } from './message-source';
import { settledMessageVersion } from './message-version';

export async function messageRoutes(
  app: FastifyInstance,
  { db, messages, languages }: { db: Queryable; messages: MessageSource; languages: ReadonlySet<string> },
): Promise<void> {
  route(app, readMessages, async (request, reply) => {
    const { lang, prefix: wanted, with: versions, release } = request.query;
    if (!languages.has(lang)) {
      const values = { languages: [...languages].join(', ') };
      throw new ShopError({
        statusCode: 400,
        key: 'error.language.unknown',
        fieldErrors: [{ field: 'lang', msg: 'error.language.unknown', values }],
      });
    }
    const prefixes = wanted === undefined ? [] : [wanted].flat();
    const all = await messages({ language: lang, versions: versions?.split(','), release });
    // The caller can use the registry or show nothing; with incomplete texts a page would show keys.
    if (!all.isWhole) throw new ShopError({ statusCode: 503, key: 'technical.error' });
    const chosen = Object.entries(all.messages).filter(
      ([key]) => prefixes.length === 0 || prefixes.some((start) => key.startsWith(start)),
    );
    return sendPublic(request, reply, Object.fromEntries(chosen));
  });

  route(app, readMessageVersion, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { version: await settledMessageVersion(db) };
  });
}
