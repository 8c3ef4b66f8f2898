/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { until } from '@fachwerk/server-kit/testing/until';
import { SMTPServer } from 'smtp-server';
import { bundleProcess } from '../../testing/bundle-process';
import { openTestData, type TestData } from '../../testing/test-shop';
import { createSealer } from '../secrets/sealed-text';
import { createMailSender } from './mail-sender';
import { enqueueMail } from './outbox';
import { smtpTransport } from './smtp-transport';

const isLong = process.env.LONG === '1';
const MAILS = isLong ? 1000 : 60;
const KILLS = isLong ? 20 : 5;
const PROCESSES = 3;
/** Received mails from one kill to the next; all kills happen before the last mail. */
const MAILS_PER_KILL = Math.floor(MAILS / (KILLS + 1));

let data: TestData;
let server: SMTPServer;
let smtpUrl: string;
/** Message-IDs by recipient, in the order of their arrival. */
const received = new Map<string, string[]>();
const senders = new Map<string, ChildProcess>();
let kills = 0;
let arrived = 0;

beforeAll(async () => {
  data = await openTestData('embedded', []);
  const file = bundleProcess('mailing-process');
  const startSender = (name: string) =>
    senders.set(name, spawn(process.execPath, [file, data.databaseUrl, `${smtpUrl}/?name=${name}`]));
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope, hostNameAppearsAs: name }, accept) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [to] = envelope.rcptTo;
        const messageId = /^Message-ID: (.+?)\r?$/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        received.set(to?.address ?? '', [...(received.get(to?.address ?? '') ?? []), messageId]);
        arrived += 1;
        const sender = senders.get(name);
        if (sender && kills < KILLS && arrived % MAILS_PER_KILL === 0) {
          kills += 1;
          // Half of them before the sender knows that the mail was accepted.
          if (kills % 2 === 0) accept();
          sender.kill('SIGKILL');
          startSender(name);
        }
        accept();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  for (let number = 0; number < MAILS; number++)
    await enqueueMail(
      data.db,
      { email: `kunde-${number}@example.org`, language: 'de' },
      { kind: 'password-changed', write: () => ({ subject: 'Hallo', content: null }) },
      { cause: 'shop' },
    );
  for (let number = 1; number <= PROCESSES; number++) startSender(`sender-${number}`);
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await data.close();
});

const countOf = async (condition: string) =>
  (
    await data.db.query<{ count: number }>(
      `select count(*)::integer as count from mail_outbox where ${condition}`,
    )
  )[0]?.count;

it('senders that are killed lose no mail, and send one twice at most per kill, with the same Message-ID', async () => {
  await until(async () => (await countOf('sent_at is null and due_at <= now()')) === 0);
  const ended = [...senders.values()].map((sender) => once(sender, 'exit'));
  for (const sender of senders.values()) sender.kill('SIGTERM');
  await Promise.all(ended);
  const interrupted = await countOf('sent_at is null');

  // The pause of what the killed processes had claimed.
  await data.db.query(`update mail_outbox set due_at = now() where sent_at is null`);
  const sendDue = createMailSender({
    db: data.db,
    transport: smtpTransport(smtpUrl, 'shop@example.org'),
    sealer: createSealer('a secret for tests', 'gift card mail'),
    keepsText: false,
    onError: (problem) => {
      throw new Error(JSON.stringify(problem));
    },
  });
  await sendDue();

  const mails = [...received.values()];
  expect(kills).toBe(KILLS);
  expect(mails).toHaveLength(MAILS);
  expect(await countOf('sent_at is not null')).toBe(MAILS);
  expect(interrupted).toBeLessThanOrEqual(KILLS);
  expect(arrived - MAILS).toBeLessThanOrEqual(KILLS);
  // Those that were killed before the answer of the server.
  expect(arrived - MAILS).toBeGreaterThan(0);
  for (const ids of mails) expect(new Set(ids).size).toBe(1);
});
