import { drains, hourly, type Job } from '@fachwerk/database';
import { removeOldDocuments } from '../../kernel/mail/mail-documents';
import type { OrdersContext } from '../context/orders-context';
import { orderMailQueue } from './order-mail-queue';
import { renderOrderMails } from './render-order-mails';

export const orderMailJobs = (context: OrdersContext): Job[] => [
  drains('render mails of orders', orderMailQueue, () => renderOrderMails(context)),
  hourly('remove files of old mails', () => removeOldDocuments(context.db)),
];
