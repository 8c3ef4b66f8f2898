/** @jest-environment node */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { register } from '@fachwerk/shared/calls';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { buildShopApi } from '../../app';
import { registration } from '../../testing/test-account';
import { openTestData, PUBLIC_URL, type TestData, Visitor } from '../../testing/test-shop';
import { enqueueMail } from './outbox';

let data: TestData;
let app: FastifyInstance;
let server: SMTPServer;
beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, callback) {
      stream.resume();
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        server.server.emit('mail', to?.address);
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  data = await openTestData();
  // Only the intervals of the jobs stand still.
  jest.useFakeTimers({
    doNotFake: [
      'clearTimeout',
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setTimeout',
    ],
  });
  app = await buildShopApi({
    databaseUrl: data.databaseUrl,
    sessionSecret: 'a secret for tests',
    publicUrl: PUBLIC_URL,
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'shop@example.org', devMailbox: false },
  });
});
afterAll(async () => {
  await app.close();
  jest.useRealTimers();
  await data.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const nextMail = () => once(server.server, 'mail');

it('a mail is sent as soon as it is written', async () => {
  const mail = nextMail();

  await new Visitor(app).post(register.path, registration('erika@example.org'));

  expect(await mail).toEqual(['erika@example.org']);
});

it('a mail that another process has written is sent within seconds', async () => {
  const mail = nextMail();
  const written = { kind: 'password-changed', write: () => ({ subject: 'Hallo', content: null }) } as const;
  const to = { email: 'max@example.org', language: 'de' } as const;
  await enqueueMail(data.db, to, written, { cause: 'shop' });

  jest.advanceTimersByTime(5000);

  expect(await mail).toEqual(['max@example.org']);
});
