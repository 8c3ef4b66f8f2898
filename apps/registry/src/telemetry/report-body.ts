import type { FastifyInstance } from 'fastify';

/**
 * Reports of browsers arrive as text of any type, up to `bodyLimit` bytes. A fault is answered with `status`,
 * because a page that is left cannot repeat its report; one of ours is logged as `fault`.
 */
export function takeReports(
  app: FastifyInstance,
  { bodyLimit, status, fault }: { bodyLimit: number; status: number; fault: string },
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (!error.statusCode || error.statusCode >= 500) request.log.warn({ err: error }, fault);
    return reply.code(status).send();
  });
}
