import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

/** Every error is JSON with a message that says what to do; what went wrong inside stays in the log. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>(async (error, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500 && !(error instanceof Refusal)) request.log.error(error);
    const isOurs = error instanceof Refusal || status < 500;
    const message = isOurs ? error.message : 'The registry could not answer. Try again; its log says why.';
    if (error instanceof Refusal) void reply.headers(error.headers);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ message, ...(error instanceof Refusal && error.more) });
  });
  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ message: `Nothing is published at ${request.url.split('?')[0]}.` }),
  );
}
