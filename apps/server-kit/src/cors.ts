import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/**
 * Origins that may call with the visitor's session: a list (`https://*.shop.example` for subdomains) or a
 * function.
 */
export type AllowedOrigins = readonly string[] | ((origin: string) => boolean);

export function originMatcher(allowed: AllowedOrigins): (origin: string) => boolean {
  if (typeof allowed === 'function') return allowed;
  const patterns = allowed.map((pattern) => {
    const escaped = pattern.replace(/\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`^${escaped.replace('*', '[a-z0-9-]+(\\.[a-z0-9-]+)*')}$`, 'i');
  });
  return (origin) => patterns.some((pattern) => pattern.test(origin));
}

export interface CorsOptions {
  isAllowed: (origin: string) => boolean;
  methods: string[];
  allowedHeaders: string[];
  exposedHeaders?: string[];
}

/** Lets allowed origins call with cookies. Other origins get no CORS header at all. */
export async function registerCors(
  app: FastifyInstance,
  { isAllowed, ...headers }: CorsOptions,
): Promise<void> {
  await app.register(cors, {
    ...headers,
    origin: async (origin: string | undefined) => origin !== undefined && isAllowed(origin),
    credentials: true,
    maxAge: 600,
  });
}
