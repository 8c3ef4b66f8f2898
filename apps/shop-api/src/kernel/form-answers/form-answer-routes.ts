import { readFormAnswer } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors/shop-error';
import { route } from '../http/route';
import type { Kernel } from '../kernel';
import { requireSession } from '../session/session-plugin';
import { isAnswerKey } from './form-answer-repository';

export async function formAnswerRoutes(app: FastifyInstance, { formAnswers }: Kernel): Promise<void> {
  route(app, readFormAnswer, async (request) => {
    const { key } = request.params;
    const answer = isAnswerKey(key) ? await formAnswers.find(requireSession(request).id, key) : undefined;
    if (!answer) throw new ShopError({ statusCode: 404, key: 'error.formAnswer.notFound' });
    return answer;
  });
}
