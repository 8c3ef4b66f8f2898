import type { FastifyInstance } from 'fastify';

/** Content security policy of a page without files: it loads nothing, sends no form, stands in no frame. */
export const HTML_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Headers of every answer: browsers read it as the type that it states, and HTML without a policy of its own
 * gets `HTML_POLICY`.
 */
export function protectAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
    const isHtml = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isHtml && !reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', HTML_POLICY);
  });
}
