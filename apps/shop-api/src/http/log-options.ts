import type { FastifyRequest } from 'fastify';
import type { ShopApiOptions } from '../app';

type Logger = ShopApiOptions['logger'];

/** Where a visitor is or looks for a store is told to nobody, the log included (the privacy page says so). */
const OF_A_PLACE = '/rest/stores/';

const req = ({ method, url, host, ip }: FastifyRequest) => ({
  method,
  url: url.startsWith(OF_A_PLACE) ? url.split('?', 1)[0] : url,
  host,
  remoteAddress: ip,
});

export const logOptions = (logger: Logger) =>
  logger && { ...(logger === true ? {} : logger), serializers: { req } };
