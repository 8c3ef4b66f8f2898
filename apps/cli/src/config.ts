import { join, resolve } from 'node:path';

/** The environment variables that commands read, with their defaults. */
export interface Config {
  /** REGISTRY_URL: address of the shop or of its registry. */
  registryUrl: string;
  /** REGISTRY_TOKEN; without it, the token in `tokenFile`. */
  registryToken: string | undefined;
  /** Written by a shop that runs on this machine. */
  tokenFile: string;
  /** SHOP_URL: the shop whose pages `dev` shows. */
  shopUrl: string;
  /** REGISTRY_DATABASE_URL or DATABASE_URL; without it, the embedded database in `databaseDir`. */
  databaseUrl: string | undefined;
  /** DATABASE_URL; without it, the same embedded database. */
  shopDatabaseUrl: string | undefined;
  databaseDir: string;
  /** REGISTRY_TIMEOUT: time for an answer of the registry or of a page. */
  timeoutMs: number;
  /** CHROMIUM_PATH: the browser that measures passports; without it, the one in the folders of PATH. */
  chromiumPath: string | undefined;
  searchPath: string;
  /** FACHWERK_STACK */
  showsStack: boolean;
}

const LOCAL_SHOP = 'http://localhost:8080';
const TIMEOUT_SECONDS = 30;

/** For `fachwerk --help`. */
export const ENVIRONMENT = [
  ['REGISTRY_URL', `address of the shop (${LOCAL_SHOP})`],
  ['REGISTRY_TOKEN', 'token of the team (the token of a shop on this machine)'],
  ['REGISTRY_TIMEOUT', `seconds for an answer (${TIMEOUT_SECONDS}); uploads have ten times as many`],
  ['SHOP_URL', `dev: the shop whose pages are shown (${LOCAL_SHOP})`],
  ['DATABASE_URL', 'operator, registry-token, staff: the database (that of a shop on this machine)'],
  ['DATA_DIR', 'data folder of a shop on this machine (.data)'],
  ['CHROMIUM_PATH', 'passport: file of a Chromium, Chrome or Edge (the one in PATH)'],
  ['FACHWERK_STACK', 'show the stack of an unexpected error'],
] as const;

export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const dataDir = resolve(root, env.DATA_DIR || '.data');
  return {
    registryUrl: env.REGISTRY_URL || LOCAL_SHOP,
    registryToken: env.REGISTRY_TOKEN || undefined,
    tokenFile: join(dataDir, 'registry-token'),
    shopUrl: env.SHOP_URL || LOCAL_SHOP,
    databaseUrl: env.REGISTRY_DATABASE_URL || env.DATABASE_URL || undefined,
    shopDatabaseUrl: env.DATABASE_URL || undefined,
    databaseDir: join(dataDir, 'postgres'),
    timeoutMs: 1000 * (Number(env.REGISTRY_TIMEOUT) || TIMEOUT_SECONDS),
    chromiumPath: env.CHROMIUM_PATH || undefined,
    searchPath: env.PATH ?? '',
    showsStack: Boolean(env.FACHWERK_STACK),
  };
}
