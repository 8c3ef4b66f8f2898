import { drains, every, jobSource, startJobs } from '@fachwerk/database';
import { writeCampaignMails } from '../customers/newsletter/newsletter-campaigns';
import { createNewsletterLinks } from '../customers/newsletter/newsletter-links';
import { mailQueue } from '../kernel/mail/mail-queue';
import { createMailSender } from '../kernel/mail/mail-sender';
import { smtpTransport } from '../kernel/mail/smtp-transport';
import { createSealer } from '../kernel/secrets/sealed-text';
import { openInstance } from './open-instance';

/** Writes and sends mails of campaigns as an instance of the API. Arguments: database and mail server. */
const [url = '', smtpUrl = ''] = process.argv.slice(2);
const db = openInstance(url);
const log = { warn: (details: object) => process.stderr.write(JSON.stringify(details)) };
const links = createNewsletterLinks({
  newsletterSealer: createSealer('a secret for tests', 'newsletter'),
  pageUrl: (path) => new URL(path, 'https://shop.test').href,
  now: () => new Date(),
});
const send = createMailSender({
  db,
  transport: smtpTransport(smtpUrl, 'shop@example.org'),
  sealer: createSealer('a secret for tests', 'gift card mail'),
  keepsText: false,
  onError: log.warn,
});
const jobs = [
  every('write newsletter mails', 20, async () => void (await writeCampaignMails(db, links, { most: 7 }))),
  drains('send mails', mailQueue, send),
];
const stop = startJobs(jobs, jobSource(db, 'job_run', jobs), { log, lookEveryMs: 20 });
const staysAlive = setInterval(() => undefined, 60_000);

process.once('SIGTERM', () => {
  clearInterval(staysAlive);
  void stop().then(() => db.close());
});
