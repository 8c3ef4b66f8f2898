import { ErrorBody, Messages } from '@fachwerk/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { sendPublic } from '../http/public-answer';
import { ShopError } from '../http/shop-error';
import type { MessageSource } from './message-source';

const prefix = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/));
/** "cart@1.4.0-3f9a2c1" */
const VERSION = '[a-z][a-z0-9-]{0,59}@\\d[A-Za-z0-9.+-]{0,79}';
const MAX_VERSIONS = 5;
const MessagesQuery = z.object({
  lang: z._default(z.enum(['de']), 'de'),
  prefix: z.optional(z.union([prefix, z.array(prefix).check(z.maxLength(50))])),
  /** Trial versions, comma between: their texts in place of those that are live. */
  with: z.optional(
    z.string().check(z.regex(new RegExp(`^${VERSION}(?:,${VERSION}){0,${MAX_VERSIONS - 1}}$`))),
  ),
  /** Of the page that asks, e.g. its header `x-release`: never answered with what was fetched for another one. */
  release: z.optional(z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/))),
});

export const messageRoutes: FastifyPluginAsyncZod<{ messages: MessageSource }> = async (
  app,
  { messages },
) => {
  app.get(
    '/messages/filtered',
    {
      schema: {
        summary:
          'Texts by key, all or those of the given prefixes; `with` names versions that are being tried',
        querystring: MessagesQuery,
        response: { 200: Messages, '4xx': ErrorBody, 503: ErrorBody },
      },
    },
    async (request, reply) => {
      const { lang, prefix: wanted, with: versions, release } = request.query;
      const prefixes = wanted === undefined ? [] : [wanted].flat();
      const all = await messages({ language: lang, versions: versions?.split(','), release });
      // Whoever asks can ask the registry as well, or show nothing; with half of the texts they would show keys.
      if (!all.isWhole) throw new ShopError(503, 'technical.error');
      const chosen = Object.entries(all.messages).filter(
        ([key]) => prefixes.length === 0 || prefixes.some((start) => key.startsWith(start)),
      );
      return sendPublic(request, reply, Object.fromEntries(chosen));
    },
  );
};
