import { ErrorBody, Messages } from '@fachwerk/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { sendPublic } from '../http/public-answer';
import type { MessageSource } from './message-source';

const prefix = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/));
const MessagesQuery = z.object({
  lang: z._default(z.enum(['de']), 'de'),
  prefix: z.optional(z.union([prefix, z.array(prefix).check(z.maxLength(50))])),
});

export const messageRoutes: FastifyPluginAsyncZod<{ messages: MessageSource }> = async (
  app,
  { messages },
) => {
  app.get(
    '/messages/filtered',
    {
      schema: {
        summary: 'Texts by key, all or those of the given prefixes',
        querystring: MessagesQuery,
        response: { 200: Messages, '4xx': ErrorBody },
      },
    },
    async (request, reply) => {
      const { lang, prefix: wanted } = request.query;
      const prefixes = wanted === undefined ? [] : [wanted].flat();
      const all = await messages(lang);
      const chosen = Object.entries(all).filter(
        ([key]) => prefixes.length === 0 || prefixes.some((start) => key.startsWith(start)),
      );
      return sendPublic(request, reply, Object.fromEntries(chosen));
    },
  );
};
