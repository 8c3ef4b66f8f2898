import { ErrorBody, Messages } from '@fachwerk/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { sendPublic } from '../http/public-answer';
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
        response: { 200: Messages, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { lang, prefix: wanted, with: versions } = request.query;
      const prefixes = wanted === undefined ? [] : [wanted].flat();
      const all = await messages(lang, versions?.split(','));
      const chosen = Object.entries(all).filter(
        ([key]) => prefixes.length === 0 || prefixes.some((start) => key.startsWith(start)),
      );
      return sendPublic(request, reply, Object.fromEntries(chosen));
    },
  );
};
