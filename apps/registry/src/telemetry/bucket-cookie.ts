import { randomInt } from 'node:crypto';
import { cookieOf, setCookie } from '@fachwerk/server-kit/cookies';
import { PERIODS } from '@fachwerk/server-kit/periods';
import { bucketOf, BUCKETS } from '@fachwerk/shared/federation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicOrigin } from '../http/page-origin';

const SECONDS = PERIODS.bucketDays * 24 * 60 * 60;

export const bucketIn = (request: FastifyRequest): number | undefined =>
  bucketOf(cookieOf(request, 'bucket'));

/**
 * Sets the bucket cookie of a visitor of our own pages: drawn once at random, too coarse to identify a
 * visitor.
 */
export function giveBucket(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): void {
  if (bucketIn(request) !== undefined || !isSameSite(request, publicUrl)) return;
  setCookie(reply, 'bucket', String(randomInt(BUCKETS)), {
    path: '/',
    sameSite: 'Lax',
    maxAgeSeconds: SECONDS,
    isSecure: publicOrigin(request, publicUrl)?.startsWith('https:') ?? false,
  });
}

function isSameSite(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'same-site';
  // Safari before 16.4 does not send Sec-Fetch-Site.
  const { origin } = request.headers;
  return origin !== undefined && origin === publicOrigin(request, publicUrl);
}
