import type { FastifyRequest } from 'fastify';

/** Whether the client accepts Brotli; "br;q=0" refuses it. */
export const takesBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i.test(
    String(headers['accept-encoding'] ?? ''),
  );
