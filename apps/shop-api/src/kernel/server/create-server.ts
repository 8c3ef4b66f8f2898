import { type AllowedOrigins, originMatcher, registerCors } from '@fachwerk/server-kit/cors';
import { protectAnswers } from '@fachwerk/server-kit/html-policy';
import { ownServer } from '@fachwerk/server-kit/http-server';
import { logOptions } from '@fachwerk/server-kit/log-options';
import { generousLimit, type RateLimit, registerRateLimit } from '@fachwerk/server-kit/rate-limit';
import { trustProxies } from '@fachwerk/server-kit/trust-proxies';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { registerErrorHandler, sendError } from '../http/error-handler';
import { registerOpenApi } from '../http/openapi';
import { registerZodSchemas } from '../http/schema-compilers';
import { registerSession } from '../session/session-plugin';

export interface ServerOptions {
  /** Signs session cookies and CSRF tokens; the same in every instance. */
  sessionSecret: string;
  /** Public address of the shop; with https, cookies are `Secure`. */
  publicUrl: string;
  /** Other origins of the same site whose pages may use the visitor's session. */
  allowedOrigins?: AllowedOrigins;
  logger?: boolean | { level: string; stream?: { write(line: string): void } };
  rateLimit?: Partial<RateLimit>;
  /** Validates every response against its schema; for tests. */
  checkAnswers?: boolean;
  /** Number of load balancers that add the visitor's address to X-Forwarded-For. */
  proxies?: number;
}

const BODY_LIMIT = 64 * 1024;

/** Fastify with the parts of every route: errors, CORS, headers, limits, sessions, OpenAPI. */
export async function createServer(options: ServerOptions) {
  const { publicUrl, logger = false, proxies = 0 } = options;
  const app = Fastify({
    ...ownServer,
    logger: logOptions(logger),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxies(proxies),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  const isAllowedOrigin = originMatcher(options.allowedOrigins ?? []);
  registerZodSchemas(app, options.checkAnswers ?? false);
  registerErrorHandler(app);
  await registerCors(app, {
    isAllowed: isAllowedOrigin,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      ...['content-type', 'x-csrf-token', 'idempotency-key', 'accept'],
      // The desk: which one an operator works for, and who recorded an action when it is sent later.
      ...['x-desk', 'x-recorded-by', 'x-recorded-ago'],
    ],
    exposedHeaders: ['x-refreshed-csrf', 'retry-after'],
  });
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  protectAnswers(app);
  await registerRateLimit(app, { ...generousLimit, ...options.rateLimit });
  await app.register(formbody);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  const cookies = registerSession(app, { secret: options.sessionSecret, publicUrl, isAllowedOrigin });
  await registerOpenApi(app, publicUrl);
  return { app, cookies };
}
