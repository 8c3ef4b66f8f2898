import {
  type AccountPrivacy,
  deleteAccount,
  keepAccount,
  type PasswordProofForm,
  readExport,
  readPrivacy,
  requestExport,
} from '@fachwerk/shared/contracts';
import { ACCOUNT_DELETION_DAYS } from '@fachwerk/shared/rules';
import { DAY_MS } from '@fachwerk/shared/time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { customerRepository } from '../../identity/customer/customer-repository';
import { ownCustomer } from '../../identity/customer/own-customer';
import { formerAddresses } from '../../identity/customer/reserved-address';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { enqueueMail } from '../../kernel/mail/outbox';
import { accountDeletionMail, formerAddressDeletionMail } from '../../kernel/mail/templates/account-deletion';
import { requireSession } from '../../kernel/session/session-plugin';
import { PAGES } from '../account/account-pages';
import type { CustomersContext } from '../context/customers-context';
import { provenCustomer, stillProven } from '../context/own-customer';
import { exportRepository } from './export-repository';
import { privacyView } from './privacy-view';

const TYPES = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' } as const;

/** The rights of customers to their data: files with it, and the deletion of the account. */
export async function privacyRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, events, formAnswers, now, pageUrl, sessions } = context;

  const proven = ({ password, ...form }: PasswordProofForm, request: FastifyRequest, reply: FastifyReply) =>
    provenCustomer(context, request, reply, { ...form, currentPassword: password }, 'password');

  const viewOf = async (customerId: string): Promise<AccountPrivacy> =>
    privacyView(
      await exportRepository(db).list(customerId),
      await customerRepository(db).findById(customerId),
    );

  route(app, readPrivacy, async (request) => viewOf((await ownCustomer(db, request)).id));

  formRoute(app, formAnswers, requestExport, {
    form: 'data-export',
    page: () => PAGES.privacy,
    keep: [],
    async handle(form, request, reply) {
      const customer = await proven(form, request, reply);
      const { id } = customer;
      const isStored = await db.transaction(async (tx) => {
        await stillProven(tx, customer, 'password');
        return exportRepository(tx).request(id, now());
      });
      if (!isStored) throw new ShopError({ statusCode: 409, key: 'privacy.export.tooMany' });
      events.emit('export:requested');
      return { msg: 'privacy.export.done', body: await viewOf(id) };
    },
  });

  route(app, readExport, async (request, reply) => {
    const { exportId, format } = request.params;
    const customer = await ownCustomer(db, request);
    const file = await exportRepository(db).file(exportId, customer.id, format);
    if (!file) throw new ShopError({ statusCode: 404, key: 'privacy.export.notFound' });
    return reply
      .type(TYPES[format])
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="meine-daten.${format}"`)
      .send(file);
  });

  formRoute(app, formAnswers, deleteAccount, {
    form: 'account-deletion',
    page: () => PAGES.privacy,
    keep: [],
    async handle(form, request, reply) {
      const customer = await proven(form, request, reply);
      const at = new Date(now().getTime() + ACCOUNT_DELETION_DAYS * DAY_MS);
      const language = chosenLanguage(request);
      await db.transaction(async (tx) => {
        await stillProven(tx, customer, 'password');
        // The first of several calls sets the day.
        if (!(await customerRepository(tx).planDeletion(customer.id, at))) return;
        await sessions(tx).logOutOthers(customer.id, requireSession(request).id);
        const mail = accountDeletionMail(customer, at, pageUrl(PAGES.privacy));
        await enqueueMail(tx, { email: customer.email, language }, mail, { cause: 'owner' });
        // The change of the address may be a stranger's, and its owner object to it.
        for (const email of await formerAddresses(tx, customer.id))
          await enqueueMail(tx, { email, language }, formerAddressDeletionMail(customer, at), {
            cause: 'owner',
          });
      });
      events.emit('mail:enqueued');
      return { msg: 'privacy.deletion.done', body: await viewOf(customer.id) };
    },
  });

  formRoute(app, formAnswers, keepAccount, {
    form: 'account-kept',
    page: () => PAGES.privacy,
    keep: [],
    async handle(_form, request) {
      const { id } = await ownCustomer(db, request);
      if (!(await customerRepository(db).keep(id)))
        throw new ShopError({ statusCode: 401, key: 'error.login.required' });
      return { msg: 'privacy.deletion.undone', body: await viewOf(id) };
    },
  });
}
