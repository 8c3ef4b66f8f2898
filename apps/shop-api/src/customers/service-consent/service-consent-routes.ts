import { cookieOf } from '@fachwerk/server-kit/cookies';
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
  timeOfCookie,
} from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../../kernel/errors/error-page';
import { route } from '../../kernel/http/route';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import type { CustomersContext } from '../context/customers-context';
import { choiceOfRequest } from './choice-of-request';
import { logDecision } from './service-consent-log';

/** The page with the settings: it shows what the visitor has decided, also without JavaScript. */
const PAGE = '/cookie-einstellungen/';
const COOKIE_SECONDS = PERIODS.consentDays * 24 * 60 * 60;

/** Visitors decide about services that need consent (specification 6 and 7). */
export async function serviceConsentRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, now, pageUrl, consentServices: offered } = context;
  const secure = pageUrl('/').startsWith('https:') ? '; Secure' : '';

  const view = (services: string[], at: Date | undefined): ServiceConsent => ({
    permissions: services,
    allAccepted: at !== undefined && services.length === offered.length,
    version: CONSENT_VERSION,
    timestamp: at?.toISOString() ?? null,
  });

  /** The row first: nothing is allowed without its proof. */
  async function decide(allowed: readonly string[], request: FastifyRequest, reply: FastifyReply) {
    const { services } = choiceOf(allowed, offered);
    const at = new Date(Math.floor(now().getTime() / 1000) * 1000);
    await logDecision(db, { version: CONSENT_VERSION, at, services });
    // Not HttpOnly: the shell reads it before anything that needs consent can load. It is no secret.
    void reply.header(
      'set-cookie',
      `${CONSENT_COOKIE}=${cookieOfChoice(services, at)}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure}`,
    );
    if (wantsPage(request)) return reply.redirect(safeRedirect(request.formRedirect, PAGE), 303);
    return view(services, at);
  }

  route(app, readServiceConsent, async (request) => {
    const choice = choiceOfRequest(request, offered);
    const at = choice ? timeOfCookie(cookieOf(request, CONSENT_COOKIE)) : undefined;
    return { ...view(choice?.services ?? [], at), offered: [...offered] };
  });

  route(app, acceptServices, (request, reply) => {
    const { permissions, allAccepted } = request.body;
    return decide(allAccepted ? offered : permissions, request, reply);
  });
  route(app, acceptAllServices, (request, reply) => decide(offered, request, reply));
  route(app, denyAllServices, (request, reply) => decide([], request, reply));
}
