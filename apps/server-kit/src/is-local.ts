import type { FastifyRequest } from 'fastify';

/** Whether an address is one of this machine; behind a proxy on it, every visitor has it. */
export const isLoopback = (ip: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(ip);

/** A page of another site that lets its own name lead to this machine sends that name. */
const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
/** Headers that proxies add. Behind a proxy of this machine every visitor has its address. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * Whether a request comes from a program or a browser of this machine: what is open to developers and
 * monitoring without limits. A forwarded request is never local.
 */
export const isLocal = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  isLoopback(ip) &&
  LOCAL_HOST.test(headers.host ?? '') &&
  OF_PROXIES.every((name) => headers[name] === undefined);
