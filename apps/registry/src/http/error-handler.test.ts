/** @jest-environment node */
import Fastify from 'fastify';
import { registerErrorHandler } from './error-handler';

const answerTo = async (error: Error) => {
  const app = Fastify();
  registerErrorHandler(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject('/');
  await app.close();
  return answer;
};
const failed = (code: string) => Object.assign(new Error('secret detail'), { code });

it.each([
  ['refuses connections', 'ECONNREFUSED'],
  ['is shut down', '57P01'],
  ['has no space left', '53100'],
  ['may only be read', '25006'],
])('a database that %s is told as 503, to be tried again', async (_what, code) => {
  const { statusCode, headers, body } = await answerTo(failed(code));

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(body).toContain('no database at the moment');
  expect(body).not.toContain('secret');
});

it('anything else that goes wrong inside stays inside', async () => {
  const { statusCode, body } = await answerTo(failed('42P01'));

  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
});
