import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Public origin of the shop. The Host header is untrusted: an invalid host name is not used. */
export function pageOrigin(
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  publicUrl: string | undefined,
): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const host = headers.host;
  return host && HOST.test(host) && URL.canParse(`http://${host}`)
    ? `${protocol}://${host}`
    : 'http://localhost';
}
