import { isBusy } from '@fachwerk/database';
import type { FastifyError, FastifyInstance } from 'fastify';
import { Refusal } from './refusal';

/** Answers every error as JSON with a message for the caller; internal details are only logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>(async (error, request, reply) => {
    if (isNoText(error))
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send({ message: 'The request contains a NUL character.' });
    const isDatabaseBusy = isBusy(error);
    const status = isDatabaseBusy
      ? 503
      : error.statusCode && error.statusCode >= 400
        ? error.statusCode
        : 500;
    if (status >= 500) request.log.error(error);
    const isOurs = error instanceof Refusal || status < 500;
    const message = isOurs
      ? error.message
      : isDatabaseBusy
        ? 'The registry has no database at the moment, or may not write to it. Pages go on with what is live; try again.'
        : 'The registry could not answer. Try again; the cause is in its log.';
    if (isDatabaseBusy) void reply.header('retry-after', '5');
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

/**
 * PostgreSQL stores no NUL, neither as text (22021) nor in JSON (22P05). That is the sender's fault and is
 * not logged.
 */
const isNoText = ({ code }: Error & { code?: string }): boolean => code === '22021' || code === '22P05';
