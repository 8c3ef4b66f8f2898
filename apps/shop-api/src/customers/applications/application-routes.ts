import { applyForCard, askAboutCard } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import type { CustomersContext } from '../context/customers-context';
import { cardApplications } from './card-applications';

const PAGES = { BONUS: '/bonuskarte/', PARTNER: '/partnerkarte/' };
const sent = { body: { state: 'sent' as const }, msg: 'partnerCard.sent' };

/** Applications for cards, and questions. No mail is sent to the typed address before an operator decides. */
export async function applicationRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, attempts, captcha } = context;

  const limited = (
    { email, frcCaptchaSolution: solution }: { email: string; frcCaptchaSolution: string },
    { ip }: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<void>,
  ) =>
    withCaptcha(
      {
        captcha,
        attempts,
        reply,
        counted: [
          ['cardApplicationNetwork', ip],
          ['cardApplication', email],
        ],
        solution,
        msg: 'partnerCard.wait',
      },
      work,
    );

  formRoute(app, formAnswers, applyForCard, {
    form: 'card-application',
    page: ({ kind }) => (kind === 'BONUS' ? PAGES.BONUS : PAGES.PARTNER),
    keep: ['kind', 'firm', 'firstName', 'lastName', 'email', 'postalCode', 'acceptTerms'],
    async handle(form, request, reply) {
      if (form.kind === 'PARTNER' && form.firm === '') throw fieldRefusal('firm', 'forms.required');
      await limited(form, request, reply, () => cardApplications(db).add({ ...form, question: '' }));
      void reply.code(202);
      return sent;
    },
  });

  formRoute(app, formAnswers, askAboutCard, {
    form: 'card-question',
    page: () => PAGES.PARTNER,
    keep: ['lastName', 'email', 'question'],
    async handle(form, request, reply) {
      await limited(form, request, reply, () =>
        cardApplications(db).add({ ...form, kind: 'QUESTION', firm: '', firstName: '', postalCode: '' }),
      );
      void reply.code(202);
      return sent;
    },
  });
}
