/** @jest-environment node */
import type { AddressInfo } from 'node:net';
import { type Database, openDatabase } from '@fachwerk/database';
import { createTestDatabase, type TestDatabase } from '@fachwerk/database/testing';
import type { Language } from '@fachwerk/shared/rules';
import { SMTPServer } from 'smtp-server';
import { migrations } from '../files/paths';
import { createSealer } from '../secrets/sealed-text';
import { MailButton } from './components/MailButton';
import { createMailSender, type MailSender } from './mail-sender';
import { enqueueMail, removeOldMails } from './outbox';
import { smtpTransport } from './smtp-transport';

interface Received {
  from: string;
  to: string[];
  content: string;
}

const sealer = createSealer('a secret', 'gift card mail');

describe('the mail sender', () => {
  let database: TestDatabase;
  let db: Database;
  let server: SMTPServer;
  let url: string;
  let received: Received[];
  let refuses: boolean;
  const problems: object[] = [];

  beforeAll(async () => {
    database = await createTestDatabase(migrations);
    db = openDatabase({ url: database.url, maxConnections: 8 });
    server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (refuses) return callback(new Error('Mailbox of secret@example.org is full'));
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            content: Buffer.concat(chunks).toString(),
          });
          return callback();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(resolve));
    await db.close();
    await database.drop();
  });
  beforeEach(async () => {
    received = [];
    problems.length = 0;
    refuses = false;
    await db.query('delete from mail_outbox');
  });

  const aSender = (smtpUrl = url): MailSender =>
    createMailSender({
      db,
      sealer,
      keepsText: false,
      transport: smtpTransport(smtpUrl, 'Fachwerk <shop@example.org>'),
      onError: (problem) => problems.push(problem),
    });
  const write = (to = 'erika@example.org', subject = 'Grüße aus Köln', language: Language = 'de') =>
    enqueueMail(
      db,
      { email: to, language },
      {
        kind: 'password-changed',
        write: () => ({
          subject,
          content: <MailButton href="https://shop.example/?token=geheim">Weiter</MailButton>,
        }),
      },
      { cause: 'shop' },
    );
  const rows = () =>
    db.query<{
      attempts: number;
      sent: boolean;
      hasText: boolean;
      wait: number;
      last_error: string | null;
      isGivenUp: boolean;
    }>(
      `select attempts, sent_at is not null as sent, text is not null as "hasText", last_error,
         round(extract(epoch from due_at - now()) / 60)::int as wait, given_up_at is not null as "isGivenUp" from mail_outbox`,
    );
  it('sends text and HTML once and then deletes the content', async () => {
    await write();
    const sendDue = aSender();
    await sendDue();
    await sendDue();

    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'shop@example.org', to: ['erika@example.org'] });
    expect(received[0]?.content).toContain('Content-Type: text/plain; charset=utf-8');
    expect(received[0]?.content).toContain('Content-Type: text/html; charset=utf-8');
    expect(received[0]?.content).toMatch(/^Message-ID: <[\w-]+@example\.org>/im);
    expect(await rows()).toMatchObject([{ sent: true, hasText: false, attempts: 1 }]);
  });

  it.each(['de', 'en'] as const)('names the language of the mail: %s', async (language) => {
    await write('erika@example.org', 'Hallo', language);
    await aSender()();

    expect(received[0]?.content).toMatch(new RegExp(`^Content-Language: ${language}$`, 'm'));
  });

  it('sends each mail once when several instances run', async () => {
    for (let number = 0; number < 12; number++) await write(`kunde-${number}@example.org`);
    await Promise.all([aSender(), aSender(), aSender()].map((sendDue) => sendDue()));

    expect(received.map(({ to }) => to[0]).sort()).toEqual(
      Array.from({ length: 12 }, (_, number) => `kunde-${number}@example.org`).sort(),
    );
  });

  it('retries after a refusal with growing pauses and logs no address', async () => {
    refuses = true;
    await write();
    const sendDue = aSender();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      await sendDue();
      expect((await rows())[0]?.attempts).toBe(attempt);
      waits.push((await rows())[0]?.wait ?? 0);
      await db.query('update mail_outbox set due_at = now()');
    }
    expect(waits).toEqual([1, 5, 15]);
    expect(problems).toHaveLength(3);
    expect(JSON.stringify([problems, await rows()])).not.toMatch(/example\.org|geheim/);

    refuses = false;
    await sendDue();
    expect(received).toHaveLength(1);
  });

  it('gives up in the end and keeps the mail for the operator', async () => {
    refuses = true;
    await write();
    await db.query('update mail_outbox set attempts = 7');
    await aSender()();

    expect(await rows()).toMatchObject([{ isGivenUp: true, sent: false, hasText: true }]);
  });

  it('erases an encrypted mail that is given up: its content is money', async () => {
    refuses = true;
    await write();
    const [mail] = await db.query<{ id: string }>('update mail_outbox set attempts = 6 returning id');
    const seal = (text: string) => sealer.seal(text, mail?.id ?? '');
    await db.query('update mail_outbox set is_sealed = true, text = $1, html = $2', [
      ...[seal('PIN 654321'), seal('<p>PIN 654321</p>')],
    ]);
    await aSender()();
    expect((await rows())[0]).toMatchObject({ isGivenUp: false, hasText: true });

    await db.query('update mail_outbox set due_at = now()');
    await aSender()();

    expect(await rows()).toMatchObject([{ isGivenUp: true, sent: false, hasText: false }]);
  });

  it('deletes sent and abandoned mails after thirty days', async () => {
    for (const to of ['alt@example.org', 'aufgegeben@example.org', 'neu@example.org']) await write(to);
    await db.query(
      `update mail_outbox set sent_at = now() - interval '31 days' where to_address = 'alt@example.org'`,
    );
    await db.query(
      `update mail_outbox set given_up_at = now() - interval '31 days' where to_address = 'aufgegeben@example.org'`,
    );

    await removeOldMails(db);

    expect(await db.query('select to_address from mail_outbox')).toEqual([{ to_address: 'neu@example.org' }]);
  });

  it('stops after the mail that it is sending', async () => {
    for (let number = 0; number < 12; number++) await write(`kunde-${number}@example.org`);
    const stop = new AbortController();
    const sending = aSender()(stop.signal);
    stop.abort();
    await sending;

    expect(received).toHaveLength(1);
    expect((await rows()).filter(({ sent, attempts }) => sent !== attempts > 0)).toEqual([]);
  });

  it('loses no mail when the process is killed while sending', async () => {
    await write();
    // State after a sender claimed the mail and died before the server answered.
    await db.query(`update mail_outbox set attempts = 1, due_at = now() + interval '1 minute'`);
    await aSender()();
    expect(received).toEqual([]);

    await db.query(`update mail_outbox set due_at = due_at - interval '1 minute'`);
    await aSender()();
    expect(received).toHaveLength(1);
  });

  it('waits while the server does not answer', async () => {
    await write();
    await aSender('smtp://127.0.0.1:1')();

    expect(await rows()).toMatchObject([
      { sent: false, attempts: 1, last_error: expect.stringMatching(/ECONN|ESOCKET/) as string },
    ]);
  });

  it('sends no mail of a transaction that was rolled back', async () => {
    await db
      .transaction(async (tx) => {
        const mail = { kind: 'password-changed', write: () => ({ subject: 'x', content: null }) } as const;
        const to = { email: 'erika@example.org', language: 'de' } as const;
        await enqueueMail(tx, to, mail, { cause: 'shop' });
        throw new Error('undone');
      })
      .catch(() => undefined);

    expect(await rows()).toEqual([]);
  });

  it.each([
    'erika@example.org\r\nBcc: all@example.org',
    'a@example.org, b@example.org',
    '"x" <a@example.org>',
  ])('sends nothing to the address %j', async (to) => {
    await write(to);
    await aSender()();

    expect(received).toEqual([]);
    expect(await rows()).toMatchObject([{ sent: false, last_error: 'EADDRESS' }]);
  });

  it('does not let a subject add a header', async () => {
    await write('erika@example.org', 'Hallo\r\nBcc: all@example.org\r\n\r\nText');
    await aSender()();

    expect(received.map(({ to }) => to)).toEqual([['erika@example.org']]);
    const [headers] = received[0]?.content.split(/\r?\n\r?\n/) ?? [];
    expect(headers).toMatch(/^Subject: Hallo/m);
    expect(headers).not.toMatch(/^bcc:/im);
  });
});
