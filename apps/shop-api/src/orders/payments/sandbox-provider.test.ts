/** @jest-environment node */
import Fastify from 'fastify';
import { ProviderRefusal } from './payment-provider';
import { createSandboxProvider } from './sandbox-provider';

/** What stands before the sandbox answers with a page of its own. */
it.each([
  [503, 'text/html', '<p>The shop is starting.</p>', /answers 503 \(no code\)/],
  [409, 'text/html', '<p>Conflict</p>', /answers 409 \(no code\)/],
  [500, 'application/json', '{"error":{"code":"out_of_order"}}', /answers 500 \(out_of_order\)/],
])('an answer %s of %s is reported by its status', async (status, type, body, message) => {
  const app = Fastify();
  app.get('/api/payments/:id', (_request, reply) => reply.code(status).type(type).send(body));
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/`;
  const read = createSandboxProvider({ url, apiKey: 'key', webhookSecret: 'secret' }).read('p-1');

  await expect(read).rejects.toThrow(message);
  await expect(read).rejects.not.toBeInstanceOf(ProviderRefusal);
  await app.close();
});
