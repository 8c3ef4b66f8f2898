import type { FastifyReply } from 'fastify';

/** After any status but 2xx the browser forgets the prefetch and requests the page when it is opened. */
export const refusePrefetch = (reply: FastifyReply): FastifyReply =>
  reply.code(503).header('cache-control', 'no-store').type('text/plain').send('Not available as a prefetch.');
