import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { timeLimit } from './time-limits';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Load balancers and agents reuse connections that were idle for up to 60 s: a server that closes an idle
 * connection earlier resets the next request.
 */
const KEEP_ALIVE_MS = 72_000;
/** Node ends late requests at the next check: a limit is exceeded by this time at most. */
const CHECK_MS = 5000;

/**
 * Creates every HTTP server of the apps. A request whose head or body arrives too late is ended with 408. One
 * with two Host headers is refused with 400: a proxy and the app may read different ones (RFC 9112, 3.2).
 */
export function createHttpServer(handle: Handler): Server {
  const headersTimeout = timeLimit('requestHead');
  const limits = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout,
    requestTimeout: timeLimit('wholeRequest'),
    connectionsCheckingInterval: Math.min(CHECK_MS, headersTimeout),
  };
  return createServer(limits, (request, response) => {
    if (hosts(request) > 1) refuse(response);
    else handle(request, response);
  });
}

/** Options of Fastify, for an app that listens by itself. */
export const ownServer = { serverFactory: (handle: Handler): Server => createHttpServer(handle) };

/** Node keeps only the first Host header in `headers`. */
const hosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

function refuse(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end('The request has two Host headers.');
}
