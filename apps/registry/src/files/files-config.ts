import type { S3Options } from './s3-bucket';

export type FilesConfig = { folder: string } | { s3: S3Options };

const NEEDED = {
  bucket: 'REGISTRY_S3_BUCKET',
  region: 'REGISTRY_S3_REGION',
  accessKeyId: 'REGISTRY_S3_ACCESS_KEY_ID',
  secretAccessKey: 'REGISTRY_S3_SECRET_ACCESS_KEY',
} as const;

/** Where published files lie: REGISTRY_S3_ENDPOINT and its companions, else the folder REGISTRY_STORAGE. */
export function readFilesConfig(env: NodeJS.ProcessEnv, folder?: string): FilesConfig {
  const endpoint = env.REGISTRY_S3_ENDPOINT;
  if (!endpoint) {
    const storage = env.REGISTRY_STORAGE || folder;
    if (!storage)
      throw new Error(
        'REGISTRY_STORAGE must name the folder of the published versions, or REGISTRY_S3_ENDPOINT an object store.',
      );
    return { folder: storage };
  }
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new Error(`REGISTRY_S3_ENDPOINT=${endpoint}: an address such as https://s3.example is expected.`);
  const read = (name: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${name} must be set, because REGISTRY_S3_ENDPOINT is.`);
    return value;
  };
  return {
    s3: {
      endpoint,
      bucket: read(NEEDED.bucket),
      region: read(NEEDED.region),
      accessKeyId: read(NEEDED.accessKeyId),
      secretAccessKey: read(NEEDED.secretAccessKey),
      prefix: env.REGISTRY_S3_PREFIX,
    },
  };
}
