import { every, hourly, type Job } from '@fachwerk/database';
import type { CustomersContext } from '../context/customers-context';
import { writeCampaignMails } from './newsletter-campaigns';
import { createNewsletterLinks } from './newsletter-links';
import { removeOldNewsletterRows } from './newsletter-subscriptions';

const WRITE_EVERY_MS = 2000;

export const newsletterJobs = (context: CustomersContext): Job[] => [
  every('write newsletter mails', WRITE_EVERY_MS, async () => {
    const written = await writeCampaignMails(context.db, createNewsletterLinks(context), {
      now: context.now(),
    });
    if (written > 0) context.events.emit('mail:enqueued');
  }),
  hourly('remove old newsletter rows', () => removeOldNewsletterRows(context.db, context.now())),
];
