/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { until } from '@fachwerk/server-kit/testing/until';
import { SMTPServer } from 'smtp-server';
import { enqueueMail } from '../../kernel/mail/outbox';
import { newsletterKnownMail } from '../../kernel/mail/templates/newsletter';
import { createSealer } from '../../kernel/secrets/sealed-text';
import { bundleProcess } from '../../testing/bundle-process';
import { aCustomer, mailsTo } from '../../testing/test-account';
import { openTestData, PUBLIC_URL, type TestData } from '../../testing/test-shop';
import { deleteDueCustomers } from '../privacy/delete-customer';
import { type CampaignContent, readCampaignContent } from './campaign-content';
import { readCampaigns, startCampaign, writeCampaignMails } from './newsletter-campaigns';
import { createNewsletterLinks } from './newsletter-links';
import { addSubscription, countSoftBounce, endSubscription } from './newsletter-subscriptions';

const campaign: CampaignContent = {
  id: 'advent-2026',
  topic: 'offers',
  subject: 'Advent in der Werkstatt',
  intro: ['Guten Tag,', 'in dieser Woche geht es um Holz.'],
  articles: [
    {
      headline: 'Regale bauen',
      text: 'So bauen Sie ein Regal an einem Nachmittag.',
      url: 'https://shop.example/service/',
      link: 'Zur Anleitung',
    },
  ],
};
const links = createNewsletterLinks({
  newsletterSealer: createSealer('a secret for tests', 'newsletter'),
  pageUrl: (path) => new URL(path, PUBLIC_URL).href,
  now: () => new Date(),
});

let data: TestData;
beforeAll(async () => {
  data = await openTestData('embedded', []);
});
afterAll(() => data.close());
beforeEach(async () => {
  for (const table of ['mail_outbox', 'newsletter_campaign', 'newsletter_subscription', 'newsletter_consent'])
    await data.db.query(`delete from ${table}`);
});

const subscribe = (email: string, topics: ('offers' | 'stores')[] = ['offers']) => {
  const asked = { email, topics, network: null, textVersion: 'v1', askedAt: new Date() };
  return data.db.transaction((tx) => addSubscription(tx, asked, { way: 'MAIL', now: new Date() }));
};
const many = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => subscribe(`leser-${index}@example.org`)));
const end = (email: string) =>
  data.db.transaction((tx) => endSubscription(tx, email, { by: 'PERSON', now: new Date() }));
const write = (most?: number) => writeCampaignMails(data.db, links, most === undefined ? {} : { most });
const sendAll = () => data.db.query('update mail_outbox set sent_at = now() where sent_at is null');
const recipients = async () =>
  (await data.db.query<{ to: string }>('select to_address as "to" from mail_outbox order by to_address')).map(
    ({ to }) => to,
  );

describe('a campaign', () => {
  it('goes to subscribers of its topic, with ways to change and to end', async () => {
    await subscribe('erika@example.org');
    await subscribe('nur-maerkte@example.org', ['stores']);
    await startCampaign(data.db, campaign);
    expect([await write(), await write()]).toEqual([1, 0]);

    const [mail] = await mailsTo(data.db, 'erika@example.org');
    expect(mail).toMatchObject({ kind: 'newsletter', subject: 'Advent in der Werkstatt' });
    expect(mail?.text).toContain('https://shop.example/service/');
    expect(mail?.text).toContain(`${PUBLIC_URL}/newsletter/aendern/?token=`);
    expect(mail?.text).toContain(`${PUBLIC_URL}/newsletter/abmelden/?token=`);
    const [stored] = await data.db.query<{ url: string | null }>(
      'select unsubscribe_url as url from mail_outbox',
    );
    const token = /\/rest\/newsletter\/one-click\/\?token=([\w-]+)$/.exec(stored?.url ?? '')?.[1] ?? '';
    expect(links.readManage(token)).toBe('erika@example.org');
    expect(await recipients()).toEqual(['erika@example.org']);
    expect(await readCampaigns(data.db)).toMatchObject([
      { id: 'advent-2026', mails: 1, completedAt: expect.any(Date) as Date },
    ]);
  });

  it('lets few of its mails wait, so that other mails are not late', async () => {
    await many(12);
    await startCampaign(data.db, campaign);
    expect([await write(5), await write(5)]).toEqual([5, 0]);
    await sendAll();
    expect(await write(5)).toBe(5);
  });

  it('does not reach who has ended or pauses meanwhile, also when the mail waits already', async () => {
    await many(4);
    await startCampaign(data.db, campaign);
    await write(2);
    await end('LESER-0@example.org');
    await end('leser-2@example.org');
    for (let bounce = 0; bounce < 3; bounce++)
      await countSoftBounce(data.db, 'leser-3@example.org', new Date());
    await write();
    expect(await recipients()).toEqual(['leser-1@example.org']);
  });

  it('does not reach a customer whose account is deleted meanwhile, nor do other mails of the newsletter', async () => {
    await many(2);
    const id = await aCustomer(data.db, 'leser-0@example.org');
    await data.db.query('update customer set deletion_at = now() where id = $1', [id]);
    await startCampaign(data.db, campaign);
    await write();
    const mail = newsletterKnownMail({ update: 'https://shop.example/', end: 'https://shop.example/' });
    const to = { email: 'LESER-0@example.org', language: 'de' } as const;
    await enqueueMail(data.db, to, mail, { cause: 'shop' });
    const error = jest.fn();
    await deleteDueCustomers({ db: data.db, log: { error } as never }, new Date());
    expect(error).not.toHaveBeenCalled();

    const left = await data.db.query('select kind, to_address as "to" from mail_outbox order by to_address');
    expect(left).toEqual([
      { kind: 'account-deleted', to: 'leser-0@example.org' },
      { kind: 'newsletter', to: 'leser-1@example.org' },
    ]);
  });

  it('reaches nobody twice, also after a new subscription', async () => {
    await many(2);
    await startCampaign(data.db, campaign);
    await write();
    await sendAll();
    await end('leser-0@example.org');
    await subscribe('leser-0@example.org');
    expect(await startCampaign(data.db, campaign)).toBe(false);
    await write();
    await data.db.query('update newsletter_campaign set completed_at = null');
    await write();
    expect(await recipients()).toEqual(['leser-0@example.org', 'leser-1@example.org']);
  });

  it('is not started with another content under the same name', async () => {
    await startCampaign(data.db, campaign);
    await expect(startCampaign(data.db, { ...campaign, subject: 'Anders' })).rejects.toThrow(
      'another content',
    );
  });

  it.each([
    ['a line break in the subject', { subject: 'Advent\r\nBcc: alle@example.org' }],
    ['a link that runs a script', { articles: [{ ...campaign.articles[0], url: 'javascript:alert(1)' }] }],
    ['an unknown topic', { topic: 'alles' }],
    ['a field that is not known', { html: '<script>' }],
  ])('is refused with %s', (_, part) => {
    expect(() => readCampaignContent(JSON.stringify({ ...campaign, ...part }))).toThrow();
  });
});

describe('processes that are killed', () => {
  const SUBSCRIBERS = 60;
  const KILLS = 4;
  const received = new Map<string, string[]>();
  const headers: string[] = [];
  const running: ChildProcess[] = [];
  let server: SMTPServer;
  let arrived = 0;
  let kills = 0;

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, { envelope, hostNameAppearsAs: name }, accept) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const content = Buffer.concat(chunks).toString();
          const to = envelope.rcptTo[0]?.address ?? '';
          const id = /^Message-ID: (.+?)\r?$/im.exec(content)?.[1] ?? '';
          headers.push(content.slice(0, content.indexOf('\r\n\r\n')));
          received.set(to, [...(received.get(to) ?? []), id]);
          arrived += 1;
          if (kills < KILLS && arrived % 10 === 0) {
            kills += 1;
            running.find((_, index) => String(index) === name)?.kill('SIGKILL');
            start();
          }
          accept();
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  const file = bundleProcess('newsletter-process');
  const start = () => {
    const { port } = server.server.address() as AddressInfo;
    const smtpUrl = `smtp://127.0.0.1:${port}/?name=${running.length}`;
    running.push(spawn(process.execPath, [file, data.databaseUrl, smtpUrl]));
  };

  const endAll = async () => {
    const alive = running.filter(({ signalCode, exitCode }) => signalCode === null && exitCode === null);
    const ended = alive.map((one) => once(one, 'exit'));
    for (const one of alive) one.kill('SIGTERM');
    await Promise.all(ended);
  };

  it('leave nobody out, and double at most the mail that was on its way, with the same Message-ID', async () => {
    await many(SUBSCRIBERS);
    await startCampaign(data.db, campaign);
    start();
    start();
    const isCompleted = async () => {
      // A run of a killed process is repeated after a minute.
      await data.db.query(`update job_run set due_at = now() where due_at > now() + interval '5 seconds'`);
      return (await readCampaigns(data.db))[0]?.completedAt != null;
    };
    const left = async () =>
      (await data.db.query(`select from mail_outbox where sent_at is null and attempts = 0`)).length;
    await until(async () => (await isCompleted()) && (await left()) === 0);
    await endAll();
    // What the killed processes had claimed is due after a pause; what the others were sending is sent.
    await data.db.query('update mail_outbox set due_at = now() where sent_at is null');
    start();
    await until(
      async () => (await data.db.query('select from mail_outbox where sent_at is null')).length === 0,
    );
    await endAll();

    expect(kills).toBe(KILLS);
    expect(received.size).toBe(SUBSCRIBERS);
    expect(await recipients()).toHaveLength(SUBSCRIBERS);
    expect(arrived - SUBSCRIBERS).toBeLessThanOrEqual(KILLS);
    for (const ids of received.values()) expect(new Set(ids).size).toBe(1);
    for (const head of headers) {
      const unfolded = head.replace(/\r\n\s+/g, ' ');
      expect(unfolded).toMatch(
        /^List-Unsubscribe: <https:\/\/shop\.test\/rest\/newsletter\/one-click\/\?token=[\w-]+>\r?$/m,
      );
      expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    }
  });
});
