import { every, hourly, type Job } from '../../kernel/jobs/jobs';
import type { OrdersContext } from '../context/orders-context';
import { removeOldDocuments } from './remove-old-documents';
import { renderOrderMails } from './render-order-mails';

const RENDER_EVERY_MS = 1000;

export const orderMailJobs = (context: OrdersContext): Job[] => [
  every('render mails of orders', RENDER_EVERY_MS, () => renderOrderMails(context)),
  hourly('remove files of old mails', () => removeOldDocuments(context.db)),
];
