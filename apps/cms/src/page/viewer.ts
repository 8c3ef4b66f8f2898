import { isLocal, isLoopback } from '@fachwerk/server-kit/is-local';
import { networkOf } from '@fachwerk/server-kit/network-of';
import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../fragment-job';
import { viewOf } from './visitor-view';

/** Behind a proxy that is not trusted all requests have its address, so a forwarded request is not local. */
const FORWARDED = 'forwarded';

export function viewerOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Viewer {
  return {
    network: isLoopback(ip) && !isLocal({ ip, headers }) ? FORWARDED : networkOf(ip),
    bucket: viewOf(headers.cookie).bucket,
  };
}
