import {
  acceptCardApplication,
  readCardApplications,
  refuseCardApplication,
} from '@fachwerk/shared/contracts';
import { printedCustomerCard } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recipientAt } from '../../identity/customer/recipient-at';
import { personAt } from '../../identity/staff/desk-access';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { enqueueMail } from '../../kernel/mail/outbox';
import { cardAcceptedMail, cardRefusedMail } from '../../kernel/mail/templates/card-decided';
import { CARD_PAGE } from '../cards/card-page';
import { cardRepository } from '../cards/card-repository';
import type { CustomersContext } from '../context/customers-context';
import { cardApplications, type StoredApplication } from './card-applications';

/** Operators decide about applications: each decision is in the audit, and its applicant gets a mail. */
export async function deskApplicationRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, events, pageUrl } = context;
  context.openForDesks(app, { role: 'OPERATOR', isForPeople: true });
  const waiting = async () => ({ applications: await cardApplications(db).findOpen() });

  route(app, readCardApplications, waiting);

  route(app, acceptCardApplication, (request) => decide(request, request.params.applicationId, 'ACCEPTED'));
  route(app, refuseCardApplication, (request) => decide(request, request.params.applicationId, 'REFUSED'));

  async function decide(request: FastifyRequest, id: string, decision: 'ACCEPTED' | 'REFUSED') {
    await db.transaction(async (tx) => {
      const one = await cardApplications(tx).decide(id, decision, personAt(request).number);
      if (!one) throw new ShopError({ statusCode: 404, key: 'error.application.decided' });
      if (one.kind === 'QUESTION') return;
      const mail = decision === 'ACCEPTED' ? await accepted(one) : cardRefusedMail();
      // Once for each decision of a person; nothing that the applicant has typed is in it.
      await enqueueMail(tx, await recipientAt(tx, one.email), mail, { cause: 'shop' });

      async function accepted({ firstName, lastName, postalCode }: StoredApplication) {
        const owner = { firstName, lastName, postalCode, birthDate: null };
        const number = await cardRepository(tx).issue(null, owner);
        return cardAcceptedMail(printedCustomerCard(number), pageUrl(CARD_PAGE));
      }
    });
    events.emit('mail:enqueued');
    return waiting();
  }
}
