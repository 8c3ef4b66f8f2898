import { CONTENT_DIR, readPageConfig } from '@fachwerk/cms';
import { openFileStore } from '@fachwerk/registry';
import type { Config } from './config';

/** Settings of the registry, to fill it and to serve it. */
export const registrySettings = (
  { publicUrl, registryFiles }: Config,
  { databaseUrl, signingKey }: { databaseUrl: string; signingKey: string },
) => ({
  databaseUrl,
  signingKey,
  publicUrl,
  store: openFileStore(registryFiles),
  pageConfig: readPageConfig(CONTENT_DIR),
});
