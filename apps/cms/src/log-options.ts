import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Logger = FastifyServerOptions['logger'];

/** Links of mails carry a token in it, which opens an account: nothing for a log (ASVS 14.2.1). */
export const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

const req = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: withoutQuery(url),
  host,
  remoteAddress: ip,
});

export const logOptions = (logger: Logger): Logger => {
  if (!logger) return false;
  const options = logger === true ? {} : logger;
  return { ...options, serializers: { ...options.serializers, req } };
};
