/** @jest-environment node */
import Fastify from 'fastify';
import { HTML_POLICY, protectAnswers } from './html-policy';

const answer = async (type: string, headers: Record<string, string> = {}) => {
  const app = Fastify();
  protectAnswers(app);
  await app.register(async (scope) => {
    scope.get('/', (_request, reply) => reply.headers(headers).type(type).send('x'));
  });
  const { headers: sent } = await app.inject('/');
  await app.close();
  return sent;
};

it('forbids everything on a page of an API that states no policy', async () => {
  expect(await answer('text/html; charset=utf-8')).toMatchObject({
    'content-security-policy': HTML_POLICY,
    'x-content-type-options': 'nosniff',
  });
});

it('keeps the policy that a page states, and adds none to data', async () => {
  const policy = "default-src 'none'; img-src 'self'";

  expect(await answer('text/html', { 'content-security-policy': policy })).toMatchObject({
    'content-security-policy': policy,
  });
  expect((await answer('application/json'))['content-security-policy']).toBeUndefined();
});
