import type { FastifyRequest, FastifyServerOptions } from 'fastify';

type Logger = FastifyServerOptions['logger'];

/** The token of a preview stands in a query: whoever reads the log must not see what visitors do not. */
const req = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.split('?', 1)[0],
  host,
  remoteAddress: ip,
});

export const logOptions = (logger: Logger): Logger => {
  if (!logger) return false;
  const options = logger === true ? {} : logger;
  return { ...options, serializers: { ...options.serializers, req } };
};
