import { PERIODS } from '@fachwerk/server-kit/periods';
import {
  acceptAllServices,
  acceptServices,
  denyAllServices,
  readServiceConsent,
  type ServiceConsent,
} from '@fachwerk/shared/contracts';
import {
  choiceOf,
  CONSENT_COOKIE,
  CONSENT_VERSION,
  cookieOfChoice,
  decisionOfCookie,
} from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../../kernel/errors/error-page';
import { route } from '../../kernel/http/route';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import { refuseFor } from '../../kernel/limits/attempt-limit';
import type { CustomersContext } from '../context/customers-context';
import { choiceOfRequest, consentCookie } from './choice-of-request';
import { logDecision } from './service-consent-log';

/** The page with the settings: it shows what the visitor has decided, also without JavaScript. */
const PAGE = '/cookie-einstellungen/';
/** For a caller that does not state which question it has shown. */
const OWN_VERSION = String(CONSENT_VERSION);
const COOKIE_SECONDS = PERIODS.consentDays * 24 * 60 * 60;

/** Visitors decide about services that need consent (specification 6 and 7). */
export async function serviceConsentRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { attempts, db, now, pageUrl, consentServices: offered } = context;
  const secure = pageUrl('/').startsWith('https:') ? '; Secure' : '';

  const view = (
    services: string[],
    { version, at }: { version: string; at?: Date | undefined },
  ): ServiceConsent => ({
    permissions: services,
    allAccepted: at !== undefined && services.length === offered.length,
    version,
    timestamp: at?.toISOString() ?? null,
  });

  interface Answered {
    body: { shown: string[]; version?: string | undefined };
  }

  /**
   * What was shown is what is decided: an open tab or a kept page may show fewer services than are offered by
   * now, and another version. The row first: nothing is allowed without its proof.
   */
  async function decide(allowed: readonly string[], request: FastifyRequest & Answered, reply: FastifyReply) {
    const { shown: sent, version = OWN_VERSION } = request.body;
    const shown = sent.length > 0 ? choiceOf(sent, offered).services : offered;
    const { services } = choiceOf(allowed, shown);
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
    const seconds = await attempts.attempt('consentNetwork', request.ip);
    // A denial is always taken; it needs no proof.
    if (services.length > 0) refuseFor(reply, seconds, 'error.request.tooMany');
    if (seconds === 0) await logDecision(db, { version, at, services, shown });
    // Not HttpOnly: the shell reads it before anything that needs consent can load. It is no secret.
    void reply.header(
      'set-cookie',
      `${CONSENT_COOKIE}=${cookieOfChoice(services, at, version)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`,
    );
    if (wantsPage(request)) return reply.redirect(safeRedirect(request.formRedirect, PAGE), 303);
    return view(services, { version, at });
  }

  route(app, readServiceConsent, async (request) => {
    const choice = choiceOfRequest(request, offered);
    const decision = choice ? decisionOfCookie(consentCookie(request)) : undefined;
    return { ...view(choice?.services ?? [], decision ?? { version: OWN_VERSION }), offered: [...offered] };
  });

  route(app, acceptServices, (request, reply) => {
    const { permissions, allAccepted } = request.body;
    return decide(allAccepted ? offered : permissions, request, reply);
  });
  route(app, acceptAllServices, (request, reply) => decide(offered, request, reply));
  route(app, denyAllServices, (request, reply) => decide([], request, reply));
}
