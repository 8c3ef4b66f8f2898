import { cookieOf } from '@fachwerk/server-kit/cookies';
import { PERIODS } from '@fachwerk/server-kit/periods';
import { isPrefetch } from '@fachwerk/server-kit/prefetch';
import { secretsOf } from '@fachwerk/server-kit/secrets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../errors/error-page';
import { ShopError } from '../errors/shop-error';
import { isFromOurPages } from './csrf-rules';
import { csrfToken, isCsrfToken, newToken, readToken, sessionId, signToken } from './signed-value';

export interface Session {
  /** Key of the session's row, if it has one. */
  id: string;
  csrf: string;
  isCsrf(sent: string): boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** Field `redirect` of a native form. */
    formRedirect: string | undefined;
  }
  interface FastifyContextConfig {
    /** Responses depend on the visitor: they carry the session cookie and are never stored. */
    isPersonal?: boolean;
    /** Requires proof that the call comes from one of our pages. */
    changesState?: boolean;
    /** A call with `Authorization` has a token instead of a session: no cookie, and no proof of the page. */
    acceptsToken?: boolean;
    /** First call of a page: the cookie is sent again, so that a returning visitor keeps the cart. */
    prolongsSession?: boolean;
  }
}

const SESSION_SECONDS = PERIODS.sessionDays * 24 * 60 * 60;
export const CSRF_HEADER = 'x-csrf-token';
export const CSRF_FIELD = '_csrf';

export interface SessionOptions {
  secret: string;
  publicUrl: string;
  isAllowedOrigin: (origin: string) => boolean;
}

export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + SESSION_SECONDS * 1000);

/** Creates a session: first the row in the database, then the cookie. */
export interface FreshSession extends Session {
  token: string;
}

export interface SessionCookies {
  fresh(): FreshSession;
  /** Replaces the visitor's session from this response on. */
  use(reply: FastifyReply, fresh: FreshSession): void;
  /** Selects the page frame in the page server; permissions depend on the session only. */
  setMode(reply: FastifyReply, mode: 'prohibis' | undefined): void;
  /** Lines about the chosen store for which pages reserve space; the shell reads the cookie. */
  setStoreLines(reply: FastifyReply, lines: StoreLines | undefined): void;
}

/** `prices`: the store has prices of its own, so that tiles show stock and a second price. */
export type StoreLines = 'stock' | 'prices';

const MODE_COOKIE = 'mode';
const STORE_COOKIE = 'store';

export const modeOf = (request: FastifyRequest): string | undefined => cookieOf(request, MODE_COOKIE);

export const storeLinesOf = (request: FastifyRequest): string | undefined => cookieOf(request, STORE_COOKIE);

export function registerSession(app: FastifyInstance, options: SessionOptions): SessionCookies {
  const { publicUrl } = options;
  const secrets = secretsOf(options.secret);
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-session' : 'session';
  const attributes = `Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly;${isSecure ? ' Secure;' : ''} SameSite=Lax`;
  app.decorateRequest('session', null);
  app.decorateRequest('formRedirect', undefined);

  const { origin: publicOrigin } = new URL(publicUrl);
  const isOwnOrigin = (request: FastifyRequest, origin: string): boolean =>
    origin === publicOrigin || origin === `${request.protocol}://${request.host}`;

  const sessionOf = (token: string): Session => ({
    id: sessionId(token),
    csrf: csrfToken(secrets, token),
    isCsrf: (sent) => isCsrfToken(secrets, token, sent),
  });

  app.addHook('onRequest', async (request, reply) => {
    const { isPersonal, acceptsToken } = request.routeOptions.config;
    if (!isPersonal || (acceptsToken && request.headers.authorization !== undefined)) return;
    void reply.header('cache-control', 'no-store');
    const known = readToken(secrets, cookieOf(request, name));
    const token = known ?? newToken();
    request.session = sessionOf(token);
    if (isPrefetch(request)) return;
    // Not with every call: a call in progress during a login must not restore the old cookie.
    if (!known || request.routeOptions.config.prolongsSession)
      void reply.header('set-cookie', `${name}=${signToken(secrets, token)}; ${attributes}`);
  });

  app.addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
    const { session } = request;
    if (!session || !request.routeOptions.config.changesState) return;
    const fields = textFields(request.body);
    request.formRedirect = fields.get('redirect');
    const isRight = isFromOurPages({
      token: header(request, CSRF_HEADER) ?? (fields.get(CSRF_FIELD) || undefined),
      isValidToken: (token) => session.isCsrf(token),
      origin: request.headers.origin,
      secFetchSite: header(request, 'sec-fetch-site'),
      isNativeForm: wantsPage(request) && isForm(request),
      isOwnOrigin: (origin) => isOwnOrigin(request, origin),
      isAllowedOrigin: (origin) => isOwnOrigin(request, origin) || options.isAllowedOrigin(origin),
    });
    if (isRight && !isPrefetch(request)) return;
    void reply.header('x-refreshed-csrf', session.csrf);
    throw new ShopError({ statusCode: 403, key: 'technical.error' });
  });

  return {
    fresh() {
      const token = newToken();
      return { token, ...sessionOf(token) };
    },
    use(reply, { token, csrf }) {
      reply.request.session = sessionOf(token);
      void reply
        .removeHeader('set-cookie')
        .header('set-cookie', `${name}=${signToken(secrets, token)}; ${attributes}`)
        .header('x-refreshed-csrf', csrf);
    },
    setMode(reply, mode) {
      const life = mode ? SESSION_SECONDS : 0;
      void reply.header(
        'set-cookie',
        `${MODE_COOKIE}=${mode ?? ''}; Max-Age=${life}; Path=/; HttpOnly;${isSecure ? ' Secure;' : ''} SameSite=Lax`,
      );
    },
    setStoreLines(reply, lines) {
      const life = lines ? SESSION_SECONDS : 0;
      void reply.header(
        'set-cookie',
        `${STORE_COOKIE}=${lines ?? ''}; Max-Age=${life}; Path=/;${isSecure ? ' Secure;' : ''} SameSite=Lax`,
      );
    },
  };
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** As a browser sends it without script. Routes that take no pictures refuse the second with 415 before. */
const isForm = (request: FastifyRequest): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(request.headers['content-type'] ?? '');

function textFields(body: unknown): ReadonlyMap<string, string> {
  if (typeof body !== 'object' || body === null) return new Map();
  return new Map(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function requireSession(request: FastifyRequest): Session {
  if (!request.session)
    throw new Error(`Route ${request.routeOptions.url} has no \`isPersonal\` in its config.`);
  return request.session;
}
