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
  { attempts, db, pageUrl, surveys: known }: CustomersContext,
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
    // Anything else would be stored for good. An editor may have added a question that is not listed yet: the
    // others count, and a page thanks in any case.
    const form = known.get(formId);
    const listed = questions.filter(({ uniqueName }) => form?.has(uniqueName));
    if (listed.length === 0 && !wantsPage(request))
      throw new ShopError({ statusCode: 404, key: 'error.survey.notFound' });
    if (listed.some(({ uniqueName, value }) => !form?.get(uniqueName)?.includes(value)))
      throw fieldRefusal('questions');
    // Thanked and not counted above the limit: an office shares a network, and a program learns nothing.
    const isCounted = listed.length > 0 && (await attempts.attempt('surveyNetwork', request.ip)) === 0;
    if (isCounted) await surveys.add(formId, requireSession(request).id, listed);
    // The page shows the thanks of the form in its address.
    if (wantsPage(request)) return reply.redirect(`${pageOf(request.headers.referer)}#${formId}-danke`, 303);
    return reply.code(204).send();
  });
}
