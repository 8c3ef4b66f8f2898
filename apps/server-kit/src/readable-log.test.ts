/** @jest-environment node */
import Fastify from 'fastify';
import { logOptions } from './log-options';
import { readableLog } from './readable-log';

function anApp(level = 'info') {
  const lines: string[] = [];
  const stream = readableLog('registry', (text) => lines.push(text));
  return { app: Fastify({ logger: logOptions({ level, stream }) }), lines };
}

it('writes what happened in words, without JSON', () => {
  const { app, lines } = anApp();

  app.log.warn({ reason: 'terminated', widgets: ['a', 'b'] }, 'a connection was lost');

  expect(lines).toEqual([
    expect.stringMatching(
      /^\d\d:\d\d:\d\d registry warning: a connection was lost \(reason: terminated; widgets: \["a","b"\]\)\n$/,
    ),
  ]);
});

it('names the cause of a warning in the line, and the place of an error below it', () => {
  const { app, lines } = anApp();

  app.log.warn({ err: new Error('no route') }, 'a job failed');
  app.log.error(new Error('a bug'));

  expect(lines[0]).toMatch(/ warning: a job failed \(no route\)\n$/);
  expect(lines[1]).toMatch(/ error: a bug\n +at /);
});

it('shows requests with status and time', async () => {
  const { app, lines } = anApp();
  app.get('/plan', async () => ({}));

  await app.inject('/plan?preview=secret');

  expect(lines.join('')).toMatch(/incoming request \(GET \/plan\)/);
  expect(lines.join('')).toMatch(/request completed \(status 200; \d+ ms\)/);
  expect(lines.join('')).not.toMatch(/secret|[{}]/);
  await app.close();
});
