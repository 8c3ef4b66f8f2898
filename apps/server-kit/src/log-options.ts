import cluster from 'node:cluster';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

export type Logger = FastifyServerOptions['logger'];

export const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

/** Rows and values that PostgreSQL adds to an error: names, addresses, tokens of visitors. */
const LEFT_OUT_OF_ERRORS = ['detail', 'where', 'internalQuery', 'parameters'];

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

function loggedError(error: Error): LoggedError {
  const { name, message, stack = '', cause } = error;
  const own = Object.entries(error).filter(([field]) => !LEFT_OUT_OF_ERRORS.includes(field));
  const reason = cause instanceof Error ? { cause: loggedError(cause) } : {};
  return { type: name, message, stack, ...Object.fromEntries(own), ...reason };
}

/**
 * Logs requests without their query: queries carry tokens of mails, orders and previews, places of visitors,
 * and what visitors search for (ASVS 14.2.1).
 */
export function logOptions(logger: Logger): Logger {
  if (!logger) return false;
  const options = logger === true ? {} : logger;
  const req = ({ method, url, host, ip }: FastifyRequest) => ({
    method,
    url: withoutQuery(url),
    host,
    remoteAddress: ip,
  });
  // In several processes each line names its process.
  const name = cluster.worker && `process ${cluster.worker.id}`;
  return {
    ...options,
    ...(name && { name }),
    serializers: { err: loggedError, ...options.serializers, req },
  };
}
