import { readFormAnswer } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors/shop-error';
import { route } from '../http/route';
import { requireSession } from '../session/session-plugin';
import type { FormAnswers } from './form-answer-repository';
import { isAnswerKey } from './form-answer-repository';

export async function formAnswerRoutes(
  app: FastifyInstance,
  { formAnswers }: { formAnswers: FormAnswers },
): Promise<void> {
  route(app, readFormAnswer, async (request) => {
    const { key } = request.params;
    const answer = isAnswerKey(key) ? await formAnswers.find(requireSession(request).id, key) : undefined;
    if (!answer) throw new ShopError({ statusCode: 404, key: 'error.formAnswer.notFound' });
    return answer;
  });
}
