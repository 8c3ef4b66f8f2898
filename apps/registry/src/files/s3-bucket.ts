import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

export interface S3Options {
  /** E.g. "https://s3.eu-central-1.amazonaws.com". */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Before every key, e.g. "registry/". */
  prefix?: string | undefined;
}

export interface S3Object {
  key: string;
  changedAt: Date;
}

const TIMEOUT_MS = 20_000;
const RETRIES = 3;

/** The few calls of the S3 protocol that are needed, signed (version 4), with the bucket in the path: every store knows that form. */
export function createS3Bucket({ endpoint, bucket, region, prefix = '', ...keys }: S3Options) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const urlOf = (key: string) => `${root}/${`${prefix}${key}`.split('/').map(encodeURIComponent).join('/')}`;

  const ask = async (method: string, url: string, body?: Buffer, type?: string): Promise<Response> => {
    const headers = {
      // Of the very bytes: what arrives otherwise is refused by the store.
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(type && { 'content-type': type }),
    };
    const answer = await client.fetch(url, {
      ...{ method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) },
      ...(body && { body: new Uint8Array(body) }),
    });
    if (answer.ok || answer.status === 404) return answer;
    const reason = (await answer.text().catch(() => '')).slice(0, 300);
    throw new Error(
      `The object store answered ${method} ${new URL(url).pathname} with ${answer.status}: ${reason}`,
    );
  };

  /** All pages of a listing. */
  const list = async (parameters: Record<string, string>): Promise<string[]> => {
    const pages: string[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        ...parameters,
        ...(next !== undefined && { 'continuation-token': next }),
      });
      const answer = await ask('GET', `${root}?${query.toString()}`);
      if (!answer.ok) throw new Error(`There is no bucket "${bucket}" in the object store.`);
      const page = await answer.text();
      pages.push(page);
      next = textOf(page, 'NextContinuationToken')[0];
    } while (next !== undefined);
    return pages;
  };

  return {
    async put(key: string, content: Buffer, type: string): Promise<void> {
      const answer = await ask('PUT', urlOf(key), content, type);
      if (!answer.ok) throw new Error(`There is no bucket "${bucket}" in the object store.`);
      await answer.body?.cancel();
    },

    async get(key: string): Promise<Buffer | undefined> {
      const answer = await ask('GET', urlOf(key));
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },

    has: async (key: string): Promise<boolean> => (await ask('HEAD', urlOf(key))).ok,

    async remove(key: string): Promise<void> {
      await (await ask('DELETE', urlOf(key))).body?.cancel();
    },

    /** Keys up to the next slash, without our prefix. */
    async folders(under: string): Promise<string[]> {
      const pages = await list({ prefix: `${prefix}${under}`, delimiter: '/' });
      return pages
        .flatMap((page) => textOf(page, 'CommonPrefixes'))
        .flatMap((inner) => textOf(inner, 'Prefix'))
        .map((found) => found.slice(prefix.length));
    },

    async objects(under: string): Promise<S3Object[]> {
      const pages = await list({ prefix: `${prefix}${under}` });
      return pages
        .flatMap((page) => textOf(page, 'Contents'))
        .map((inner) => ({
          key: (textOf(inner, 'Key')[0] ?? '').slice(prefix.length),
          changedAt: new Date(textOf(inner, 'LastModified')[0] ?? 0),
        }));
    },
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What stands in all elements of this name. The listing is flat: no parser is needed. */
const textOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))].map(([, inner = '']) =>
    inner.includes('<') ? inner : inner.replace(/&(\w+);/g, (all, entity: string) => ENTITIES[entity] ?? all),
  );
