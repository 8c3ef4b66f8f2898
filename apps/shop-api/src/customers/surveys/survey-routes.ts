import { submitSurvey } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { wantsPage } from '../../kernel/errors/error-page';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import { requireSession } from '../../kernel/session/session-plugin';
import type { CustomersContext } from '../context/customers-context';
import { surveyFields } from './survey-fields';
import { createSurveyRepository } from './survey-repository';

export async function surveyRoutes(
  app: FastifyInstance,
  { db, pageUrl, surveys: known }: CustomersContext,
): Promise<void> {
  const surveys = createSurveyRepository(db);
  app.addHook('preValidation', async (request) => {
    request.body = surveyFields(request.body);
  });

  /** The page of the form; public pages send their address to this shop only. */
  const pageOf = (referer: string | undefined): string => {
    const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
    return safeRedirect(
      from?.origin === new URL(pageUrl('/')).origin ? from.pathname + from.search : '/',
      '/',
    );
  };

  route(app, submitSurvey, async (request, reply) => {
    const { formId, questions } = request.body;
    // Anything else would be stored for good.
    const form = known.get(formId);
    if (questions.some(({ uniqueName }) => !form?.has(uniqueName)))
      throw new ShopError({ statusCode: 404, key: 'error.survey.notFound' });
    if (questions.some(({ uniqueName, value }) => !form?.get(uniqueName)?.includes(value)))
      throw fieldRefusal('questions');
    await surveys.add(formId, requireSession(request).id, questions);
    // The page shows the thanks of the form in its address.
    if (wantsPage(request)) return reply.redirect(`${pageOf(request.headers.referer)}#${formId}-danke`, 303);
    return reply.code(204).send();
  });
}
