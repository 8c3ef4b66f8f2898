import { drain, drains, hourly, type Job } from '@fachwerk/database';
import { customerRepository } from '../../identity/customer/customer-repository';
import { enqueueMail } from '../../kernel/mail/outbox';
import { exportReadyMail } from '../../kernel/mail/templates/export-ready';
import { PAGES } from '../account/account-pages';
import type { CustomersContext } from '../context/customers-context';
import { deleteDueCustomers } from './delete-customer';
import { exportQueue } from './export-queue';
import { exportRepository } from './export-repository';
import { makeExport } from './make-export';

export const privacyJobs = (context: CustomersContext): Job[] => [
  {
    ...drains('make exports of customers', exportQueue, (signal) => makeExports(context, signal)),
    listen: (wake) => context.events.on('export:requested', wake),
  },
  hourly('remove old exports', () => exportRepository(context.db).removeOld(context.now())),
  hourly('delete accounts', async (signal) => {
    await deleteDueCustomers(context, context.now(), signal);
    context.events.emit('mail:enqueued');
  }),
];

async function makeExports(context: CustomersContext, signal: AbortSignal): Promise<void> {
  const { db, events, log, now, pageUrl } = context;
  await drain<{ id: string; customerId: string }>(db, exportQueue, {
    columns: 'r.id, r.customer_id as "customerId"',
    signal,
    async work({ id, customerId }) {
      const customer = await customerRepository(db).findById(customerId);
      if (!customer) return;
      const files = await makeExport(db, customer, now());
      await db.transaction(async (tx) => {
        await exportRepository(tx).finish(id, files);
        await enqueueMail(tx, customer, exportReadyMail(customer, pageUrl(PAGES.privacy)), {
          cause: 'owner',
        });
      });
      events.emit('mail:enqueued');
    },
    onError: ({ reason }) => log.warn({ export: reason }, 'an export of a customer could not be made'),
  });
}
