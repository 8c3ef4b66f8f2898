/** @jest-environment node */
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { logOptions } from './log-options';

it('the log never holds the token of a preview', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = Fastify({ logger: logOptions({ level: 'info', stream }) });
  app.get('/federation/plan', async () => ({}));

  await app.inject('/federation/plan?preview=secret-token');

  expect(lines.join('')).toContain('/federation/plan');
  expect(lines.join('')).not.toContain('secret-token');
  await app.close();
});

it('the log never holds the row or the values of a database error', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: logOptions({ level: 'info', stream }) });
  const failure = Object.assign(new Error('new row violates check constraint "owner"'), {
    code: '23514',
    detail: 'Failing row contains (erika@example.org, secret-token).',
    where: "unnamed portal parameter $1 = 'erika@example.org'",
    table: 'cart',
  });
  app.get('/', () => {
    throw new Error('the cart was not saved', { cause: failure });
  });

  await app.inject('/');
  app.log.error(failure, 'also without a request');

  const log = lines.join('');
  for (const kept of [
    'the cart was not saved',
    'violates check',
    '23514',
    '"table":"cart"',
    'log-options.test',
  ])
    expect(log).toContain(kept);
  for (const secret of ['erika', 'secret-token']) expect(log).not.toContain(secret);
  await app.close();
});
