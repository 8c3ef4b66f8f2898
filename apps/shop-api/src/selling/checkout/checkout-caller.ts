import type { Language } from '@fachwerk/shared/rules';
import type { FastifyRequest } from 'fastify';
import { textLanguage } from '../../kernel/http/text-language';
import { requireSession } from '../../kernel/session/session-plugin';

/** The visitor of a call of the checkout. */
export interface CheckoutCaller {
  sessionId: string;
  /** Of the texts in the answer. */
  language: Language;
  /** Address of the client. */
  ip: string;
}

export const callerOf = (request: FastifyRequest): CheckoutCaller => ({
  sessionId: requireSession(request).id,
  language: textLanguage(request),
  ip: request.ip,
});
