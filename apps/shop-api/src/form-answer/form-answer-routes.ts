import { ErrorBody, FormAnswer } from '@fachwerk/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ShopError } from '../http/shop-error';
import { requireSession } from '../session/session-plugin';
import { type FormAnswers, isAnswerKey } from './form-answer-repository';

export const formAnswerRoutes: FastifyPluginAsyncZod<{ formAnswers: FormAnswers }> = async (
  app,
  { formAnswers },
) => {
  app.get(
    '/rest/form-answer/:key/',
    {
      config: { isPersonal: true },
      schema: {
        summary:
          'What the server said to a form that was sent without JavaScript; for the same session, ten minutes',
        params: z.object({ key: z.string() }),
        response: { 200: FormAnswer, '4xx': ErrorBody },
      },
    },
    async (request) => {
      const { key } = request.params;
      const answer = isAnswerKey(key) ? await formAnswers.find(requireSession(request).id, key) : undefined;
      if (!answer) throw new ShopError(404, 'error.formAnswer.notFound');
      return answer;
    },
  );
};
