import { address, readEnvironment, secret, text } from '@fachwerk/server-kit/environment';
import type { S3Options } from './s3-bucket';

export type FilesConfig = { folder: string } | { s3: S3Options };

const NEEDED = 'a value, because REGISTRY_S3_ENDPOINT is set,';

const OBJECT_STORE = {
  REGISTRY_S3_ENDPOINT: address('https://s3.example'),
  REGISTRY_S3_BUCKET: text(NEEDED),
  REGISTRY_S3_REGION: text(NEEDED),
  REGISTRY_S3_ACCESS_KEY_ID: secret(text(NEEDED)),
  REGISTRY_S3_SECRET_ACCESS_KEY: secret(text(NEEDED)),
  REGISTRY_S3_PREFIX: text().optional(),
};

/** Storage of published files: the object store of REGISTRY_S3_ENDPOINT, else the folder REGISTRY_STORAGE. */
export function readFilesConfig(env: NodeJS.ProcessEnv, folder?: string): FilesConfig {
  if (!env.REGISTRY_S3_ENDPOINT) {
    const storage = text('the folder of the published versions, or an object store in REGISTRY_S3_ENDPOINT,');
    const { REGISTRY_STORAGE } = readEnvironment(
      { REGISTRY_STORAGE: storage },
      { REGISTRY_STORAGE: env.REGISTRY_STORAGE || folder },
    );
    return { folder: REGISTRY_STORAGE };
  }
  const values = readEnvironment(OBJECT_STORE, env);
  return {
    s3: {
      endpoint: values.REGISTRY_S3_ENDPOINT,
      bucket: values.REGISTRY_S3_BUCKET,
      region: values.REGISTRY_S3_REGION,
      accessKeyId: values.REGISTRY_S3_ACCESS_KEY_ID,
      secretAccessKey: values.REGISTRY_S3_SECRET_ACCESS_KEY,
      prefix: values.REGISTRY_S3_PREFIX,
    },
  };
}
