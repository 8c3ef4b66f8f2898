import type { FastifyReply } from 'fastify';

/** A picture contains no script and loads nothing, even when it is opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The label of a guarantee, filled in. */
export const sendLabel = (reply: FastifyReply, svg: string): FastifyReply =>
  reply.header('content-security-policy', POLICY).type('image/svg+xml; charset=utf-8').send(svg);
