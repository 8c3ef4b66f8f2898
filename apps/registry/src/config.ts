import { readFileSync } from 'node:fs';
import { readProxies } from '@fachwerk/server-kit/proxies';
import type { PageConfig } from '@fachwerk/shared/widget';
import { readFilesConfig } from './files/files-config';
import { openFileStore } from './files/open-file-store';
import { readOrigins } from './http/origins';
import { readRules } from './rollout/rules';

/** Every environment variable of the registry as a process of its own. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const need = (name: string, why: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} must ${why}.`);
    return value;
  };
  const port = Number(env.PORT ?? 8082);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is no port: ${env.PORT}`);
  const pageConfigFile = need('PAGE_CONFIG_FILE', 'name the JSON file with the addresses of the pages');
  return {
    databaseUrl:
      env.REGISTRY_DATABASE_URL || need('DATABASE_URL', 'name a PostgreSQL database (15 or later)'),
    store: openFileStore(readFilesConfig(env)),
    signingKey: need('REGISTRY_SIGNING_KEY', 'hold the key that signs the plan'),
    pageConfig: JSON.parse(readFileSync(pageConfigFile, 'utf8')) as PageConfig,
    publicUrl: env.PUBLIC_URL || undefined,
    proxies: readProxies(env),
    foreignOrigins: readOrigins(env),
    rules: readRules(env.ROLLOUT_RULES),
    host: env.HOST ?? '0.0.0.0',
    port,
  };
}
