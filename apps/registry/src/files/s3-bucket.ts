import { createHash } from 'node:crypto';
import { timeLimit } from '@fachwerk/server-kit/time-limits';
import { AwsClient } from 'aws4fetch';
import { type Listing, readListing, type S3Object } from './s3-listing';

export interface S3Options {
  /** E.g. "https://s3.eu-central-1.amazonaws.com". */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of every key, e.g. "registry/". */
  prefix?: string | undefined;
}

const RETRIES = 3;

/**
 * The S3 calls that the registry needs, signed with version 4. Path-style addresses work with every object
 * store.
 */
export function createS3Bucket({ endpoint, bucket, region, prefix = '', ...keys }: S3Options) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const urlOf = (key: string) => `${root}/${`${prefix}${key}`.split('/').map(encodeURIComponent).join('/')}`;

  const send = async (method: string, url: string, body?: Buffer, type?: string): Promise<Response> => {
    const headers = {
      // The store refuses a body with another hash.
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
      ...(type && { 'content-type': type }),
    };
    const answer = await client.fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(timeLimit('objectStore')),
      ...(body && { body: new Uint8Array(body) }),
    });
    if (answer.ok || answer.status === 404) return answer;
    const reason = (await answer.text().catch(() => '')).slice(0, 300);
    throw new Error(
      `${method} ${new URL(url).pathname} failed in the object store with ${answer.status}: ${reason}`,
    );
  };

  /** All pages of a listing. */
  const list = async (parameters: Record<string, string>): Promise<Listing[]> => {
    const pages: Listing[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        ...parameters,
        ...(next !== undefined && { 'continuation-token': next }),
      });
      const answer = await send('GET', `${root}?${query.toString()}`);
      if (!answer.ok) throw new Error(`There is no bucket "${bucket}" in the object store.`);
      const page = readListing(await answer.text());
      pages.push(page);
      next = page.next;
    } while (next !== undefined);
    return pages;
  };

  return {
    async put(key: string, content: Buffer, type: string): Promise<void> {
      const answer = await send('PUT', urlOf(key), content, type);
      if (!answer.ok) throw new Error(`There is no bucket "${bucket}" in the object store.`);
      await answer.body?.cancel();
    },

    async get(key: string): Promise<Buffer | undefined> {
      const answer = await send('GET', urlOf(key));
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },

    has: async (key: string): Promise<boolean> => (await send('HEAD', urlOf(key))).ok,

    async remove(key: string): Promise<void> {
      await (await send('DELETE', urlOf(key))).body?.cancel();
    },

    /** Common prefixes up to the next slash, without the prefix of the bucket. */
    async folders(under: string): Promise<string[]> {
      const pages = await list({ prefix: `${prefix}${under}`, delimiter: '/' });
      return pages.flatMap((page) => page.folders).map((folder) => folder.slice(prefix.length));
    },

    async objects(under: string): Promise<S3Object[]> {
      const pages = await list({ prefix: `${prefix}${under}` });
      return pages
        .flatMap((page) => page.objects)
        .map(({ key, changedAt }) => ({ key: key.slice(prefix.length), changedAt }));
    },
  };
}
