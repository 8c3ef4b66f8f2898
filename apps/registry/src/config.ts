import { readFileSync } from 'node:fs';
import type { PageConfig } from '@fachwerk/shared/widget';

/** Every environment variable of the registry as a process of its own. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const storageDir = env.REGISTRY_STORAGE;
  const pageConfigFile = env.PAGE_CONFIG_FILE;
  if (!storageDir) throw new Error('REGISTRY_STORAGE must name the folder of the published versions.');
  if (!pageConfigFile)
    throw new Error('PAGE_CONFIG_FILE must name the JSON file with the addresses of the pages.');
  const port = Number(env.PORT ?? 8082);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is no port: ${env.PORT}`);
  return {
    storageDir,
    pageConfig: JSON.parse(readFileSync(pageConfigFile, 'utf8')) as PageConfig,
    publicUrl: env.PUBLIC_URL,
    host: env.HOST ?? '0.0.0.0',
    port,
  };
}
