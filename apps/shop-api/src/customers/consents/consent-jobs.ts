import { drains, hourly, type Job } from '@fachwerk/database';
import type { CustomersContext } from '../context/customers-context';
import { consentMailQueue } from './consent-mail-queue';
import { removeOldConsents } from './consents';
import { writeConsentMails } from './write-consent-mails';

export const consentJobs = (context: CustomersContext): Job[] => [
  drains('write mails with a consent', consentMailQueue, (signal) => writeConsentMails(context, { signal })),
  hourly('remove old consents', () => removeOldConsents(context.db, context.now())),
];
