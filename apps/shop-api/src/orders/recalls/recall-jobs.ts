import { every, type Job, whenDue } from '@fachwerk/database';
import type { OrdersContext } from '../context/orders-context';
import { findRecipients, unsearchedSince } from './find-recipients';
import { writeRecallMails } from './write-recall-mails';

const WRITE_EVERY_MS = 2000;

export const recallJobs = ({ db, events, pageUrl, now }: OrdersContext): Job[] => [
  whenDue('look for buyers of recalls', unsearchedSince(), (signal) => findRecipients(db, { signal })),
  every('write recall mails', WRITE_EVERY_MS, async () => {
    if ((await writeRecallMails(db, pageUrl, { now: now() })) > 0) events.emit('mail:enqueued');
  }),
];
