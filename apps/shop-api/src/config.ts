import { join } from 'node:path';
import { readProxies } from '@fachwerk/server-kit/proxies';
import { type MailConfig, readMailConfig } from './mail/mail-config';
import { packageRoot } from './paths';

export interface ShopApiConfig {
  port: number;
  host: string;
  dataDir: string;
  /** Absent: the embedded PostgreSQL is started. */
  databaseUrl: string | undefined;
  /** Where shoppers see the shop; https makes the cookies `Secure`. */
  publicUrl: string;
  registryUrl: string | undefined;
  /** Pages on these origins may call with the visitor's session, e.g. `https://*.shop.example`. */
  allowedOrigins: readonly string[];
  sessionSecret: string | undefined;
  catalogueItems: number;
  logLevel: string;
  /** Load balancers in front of us that set X-Forwarded-*. */
  proxies: number;
  mail: MailConfig;
}

/** The only place that reads the environment; everything else takes values. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): ShopApiConfig {
  const port = wholeNumber(env, 'PORT', 8081);
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    dataDir: env.DATA_DIR ?? join(packageRoot, '../../.data'),
    databaseUrl: env.DATABASE_URL,
    publicUrl: url(env, 'PUBLIC_URL', `http://localhost:${port}`),
    registryUrl: env.REGISTRY_URL,
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    sessionSecret: env.SESSION_SECRET,
    catalogueItems: wholeNumber(env, 'CATALOGUE_ITEMS', 6000),
    logLevel: env.LOG_LEVEL ?? 'info',
    proxies: readProxies(env),
    mail: readMailConfig(env, env.PUBLIC_URL),
  };
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name}=${text} is not a whole number.`);
  return value;
}

function url(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const text = env[name] || otherwise;
  if (!URL.canParse(text)) throw new Error(`${name}=${text} is not a URL.`);
  return text;
}
