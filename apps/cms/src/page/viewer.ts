import { isLocal } from '@fachwerk/server-kit/is-local';
import { networkOf } from '@fachwerk/server-kit/network-of';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../fragment-job';
import { viewOf } from './visitor-view';

/** Behind a proxy that is not trusted all requests have its address, so a forwarded request is not local. */
const FORWARDED = 'forwarded';

export function viewerOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Viewer {
  const network = networkOf(ip);
  return {
    network: LOOPBACK.includes(network) && !isLocal({ ip, headers }) ? FORWARDED : network,
    bucket: viewOf(headers.cookie).bucket,
  };
}

const LOOPBACK = ['127.0.0.1', networkOf('::1')];
