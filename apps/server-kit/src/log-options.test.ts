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
