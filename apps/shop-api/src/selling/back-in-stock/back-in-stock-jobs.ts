import { every, hourly, type Job } from '@fachwerk/database';
import type { SellingContext } from '../context/selling-context';
import { removeOldRequests } from './remove-old-requests';
import { sendBackInStockMails } from './send-back-in-stock-mails';

const SEND_EVERY_MS = 5000;

export const backInStockJobs = (context: SellingContext): Job[] => [
  every('send back-in-stock mails', SEND_EVERY_MS, () => sendBackInStockMails(context)),
  hourly('remove old back-in-stock requests', () => removeOldRequests(context.db, context.now())),
];
