/** @jest-environment node */
import { revive } from '@fachwerk/database';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { mailQueue } from '../mail/mail-queue';
import { enqueueMail } from '../mail/outbox';

let shop: TestShop;
beforeAll(async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'shop@example.org', devMailbox: false };
  shop = await openTestShop('embedded', { mail }, []);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from mail_outbox'));

const write = (db = shop.db) =>
  enqueueMail(
    db,
    { email: 'erika@example.org', language: 'de' },
    { kind: 'password-changed', write: () => ({ subject: 'Hallo', content: null }) },
    { cause: 'shop' },
  );
const metrics = async () => (await shop.app.inject({ url: '/metrics', headers: { host: 'localhost' } })).body;
const valueOf = async (name: string) =>
  Number(new RegExp(`^${name}\\{queue="mails"\\} (.+)$`, 'm').exec(await metrics())?.[1]);

it('the age of a queue is that of its oldest row that is due', async () => {
  expect(await valueOf('fachwerk_queue_age_seconds')).toBe(0);
  await write();
  await write();
  await shop.db.query(`update mail_outbox set due_at = now() - interval '90 seconds'`);

  expect(await valueOf('fachwerk_queue_age_seconds')).toBeCloseTo(90, -1);
});

it('a mail that fails, is given up and put back appears as such', async () => {
  await write();
  await shop.runJobs('send mails');
  expect(await valueOf('fachwerk_queue_failing')).toBe(1);
  expect(await valueOf('fachwerk_queue_dead')).toBe(0);

  await shop.db.query('update mail_outbox set attempts = 7, due_at = now()');
  await shop.runJobs('send mails');
  expect(await valueOf('fachwerk_queue_dead')).toBe(1);
  expect(await valueOf('fachwerk_queue_age_seconds')).toBe(0);

  expect(await revive(shop.db, mailQueue)).toBe(1);
  expect(await valueOf('fachwerk_queue_dead')).toBe(0);
  expect(await shop.db.query('select attempts, due_at <= now() as "isDue" from mail_outbox')).toEqual([
    { attempts: 0, isDue: true },
  ]);
});

it('without SMTP the queue of mails is off, and has no age that grows for ever', async () => {
  const without = await openTestShop('embedded', {}, []);
  await write(without.db);
  await without.db.query(`update mail_outbox set due_at = now() - interval '1 hour'`);
  const { body } = await without.app.inject({ url: '/metrics', headers: { host: 'localhost' } });

  expect(body).toMatch(/^fachwerk_queue_off\{queue="mails"\} 1$/m);
  expect(body).not.toMatch(/^fachwerk_queue_age_seconds\{queue="mails"\}/m);
  expect(body).toMatch(/^fachwerk_queue_age_seconds\{queue="mails of orders"\} 0$/m);
  expect(await valueOf('fachwerk_queue_off')).toBe(0);
  await without.close();
});

it('the metrics are not readable from outside', async () => {
  const { statusCode } = await shop.app.inject({ url: '/metrics', remoteAddress: '198.51.100.7' });

  expect(statusCode).toBe(404);
});
