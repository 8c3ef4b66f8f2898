import { join, resolve } from 'node:path';
import { readProxies } from '@fachwerk/server-kit/proxies';
// Its source: what settings mean should not need the API to be built.
import { type MailConfig, readMailConfig } from '../../shop-api/src/mail/mail-config';
import { readOrigins } from '../../registry/src/http/origins';
import { readRules, type RolloutRules } from '../../registry/src/rollout/rules';
import { type FilesConfig, readFilesConfig } from '../../registry/src/files/files-config';
import { PROJECT } from './paths';

export interface Config {
  port: number;
  host: string;
  /** Database, published versions and secrets of this machine. */
  dataDir: string;
  /** A PostgreSQL server of your own; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  catalogueItems: number;
  sessionSecret: string | undefined;
  /** Origins of the same site whose pages use the shop's widgets, e.g. "https://*.shop.example". */
  allowedOrigins: string[];
  /** Threads that render widgets. */
  renderWorkers: number;
  /** So long a page waits for a widget; then it comes without, and the browser renders it. */
  renderDeadlineMs: number;
  /** Changes per minute and address; more are refused with 429. */
  changesPerMinute: number;
  /** Load balancers in front that set X-Forwarded-*: limits count the visitor's address, not the balancer's. */
  proxies: number;
  mail: MailConfig;
  /** Origins of pages of others whose uses of widgets no release may break. */
  foreignOrigins: string[];
  /** How rollouts advance and end (docs/decisions/0013). */
  rolloutRules: RolloutRules;
  /** Where published files lie: a folder, or an object store. */
  registryFiles: FilesConfig;
  /** Signs the plan and previews; undefined: made at the first start and kept in the data folder. */
  registrySigningKey: string | undefined;
  logLevel: string;
}

/** Every environment variable of `npm start`, read and checked in this one place. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const publicUrl = env.PUBLIC_URL ? publicOrigin(env.PUBLIC_URL) : undefined;
  const dataDir = resolve(PROJECT, env.DATA_DIR ?? '.data');
  return {
    port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
    host: env.HOST ?? '0.0.0.0',
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    publicUrl,
    catalogueItems: wholeNumber(env, 'CATALOGUE_ITEMS', 6000, 1, 5_000_000),
    sessionSecret: env.SESSION_SECRET || undefined,
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    renderWorkers: wholeNumber(env, 'RENDER_WORKERS', 2, 1, 64),
    renderDeadlineMs: wholeNumber(env, 'RENDER_DEADLINE_MS', 800, 1, 60_000),
    changesPerMinute: wholeNumber(env, 'CHANGES_PER_MINUTE', 600, 1, 1_000_000),
    proxies: readProxies(env),
    mail: readMailConfig(env, publicUrl),
    foreignOrigins: readOrigins(env),
    rolloutRules: readRules(env.ROLLOUT_RULES),
    registryFiles: readFilesConfig(env, join(dataDir, 'registry')),
    registrySigningKey: env.REGISTRY_SIGNING_KEY || undefined,
    logLevel: env.LOG_LEVEL || 'warn',
  };
}

function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  from: number,
  to: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  throw new Error(`${name}=${text}: a whole number from ${from} to ${to} is expected.`);
}

function publicOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new Error(`PUBLIC_URL=${text}: an address such as https://shop.example is expected.`);
}
