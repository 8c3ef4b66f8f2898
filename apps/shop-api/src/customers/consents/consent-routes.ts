import {
  type AccountConsents,
  endConsent,
  endConsentByLink,
  endConsentByMail,
  giveConsent,
  readConsents,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Customer } from '../../identity/customer/customer-repository';
import { ownCustomer } from '../../identity/customer/own-customer';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { withToken } from '../../kernel/http/with-token';
import { oneClickRoute } from '../../kernel/mail/one-click';
import { PAGES } from '../account/account-pages';
import { networkOf } from '../context/consent-proof';
import type { CustomersContext } from '../context/customers-context';
import { createConsentLinks, END_PAGE } from './consent-links';
import { addConsent, endConsent as end, type EndedBy, givenConsents } from './consents';
import { planReminders } from './plan-consent-mails';

/** The tab of the account with the form of the consent. */
const pageOf = ({ kind }: Record<string, unknown>) =>
  kind === 'GUARANTEE_REMINDER' ? PAGES.products : PAGES.reviews;

/** A customer agrees to mails, and takes it back in the account, by a link or by the mail program. */
export async function consentRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, formAnswers, now } = context;
  const links = createConsentLinks(context);

  const view = async ({ id, email }: Customer): Promise<AccountConsents> => ({
    email,
    given: await givenConsents(db, id),
  });

  route(app, readConsents, async (request) => view(await ownCustomer(db, request)));

  formRoute(app, formAnswers, giveConsent, {
    form: 'consent',
    page: pageOf,
    keep: [],
    async handle({ kind }, request) {
      const customer = await ownCustomer(db, request);
      await db.transaction(async (tx) => {
        const proof = { network: networkOf(request), now: now() };
        const isNew = await addConsent(tx, customer, kind, proof);
        if (isNew && kind === 'GUARANTEE_REMINDER')
          await planReminders(tx, { customerId: customer.id, now: now() });
      });
      return { body: await view(customer), msg: `consent.given.${kind}` };
    },
  });

  formRoute(app, formAnswers, endConsent, {
    form: 'consent',
    page: pageOf,
    keep: [],
    async handle({ kind }, request) {
      const customer = await ownCustomer(db, request);
      await db.transaction((tx) => end(tx, customer.id, kind, { by: 'ACCOUNT', now: now() }));
      return { body: await view(customer), msg: `consent.ended.${kind}` };
    },
  });

  async function endByToken(token: string, by: EndedBy): Promise<void> {
    const consent = links.readEnd(token);
    if (!consent) throw new ShopError({ statusCode: 400, key: 'consent.error.link' });
    await db.transaction((tx) => end(tx, consent.customerId, consent.kind, { by, now: now() }));
  }

  formRoute(app, formAnswers, endConsentByLink, {
    form: 'consent-end',
    page: ({ token }) => withToken(END_PAGE, token),
    keep: [],
    async handle({ token }) {
      await endByToken(token, 'LINK');
      return { body: { state: 'ended' as const }, msg: 'consent.ended' };
    },
  });

  await oneClickRoute(app, endConsentByMail, (token) => endByToken(token, 'MAIL_PROGRAM'));
}
