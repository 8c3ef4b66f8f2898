import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const KEYS = { accessKeyId: 'AKTEST', secretAccessKey: 'not a secret' };
const REGION = 'eu-test-1';
/** Small pages, so that every listing needs several. */
const PAGE = 3;

export interface FakeS3 {
  options: { endpoint: string; bucket: string; region: string } & typeof KEYS;
  objects: Map<string, Buffer>;
  /** Requests that were answered with an intended error. */
  failNext(count: number): void;
  refused: string[];
  close(): Promise<void>;
}

/**
 * An in-process object store that refuses requests without a valid version 4 signature of headers and body.
 */
export async function startFakeS3(bucket = 'fachwerk'): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const times = new Map<string, Date>();
  const refused: string[] = [];
  let failing = 0;

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const problem = problemOf(request, url, body);
      if (problem) {
        refused.push(problem);
        return response.writeHead(403).end(`<Error><Code>${problem}</Code></Error>`);
      }
      if (failing > 0) {
        failing--;
        return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      }
      const [, name, ...path] = decodeURIComponent(url.pathname).split('/');
      if (name !== bucket) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
      const key = path.join('/');
      if (key === '') return response.end(listOf(objects, times, url.searchParams));
      if (request.method === 'PUT') {
        objects.set(key, body);
        times.set(key, new Date());
        return response.end();
      }
      if (request.method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      const content = objects.get(key);
      if (!content) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      response.writeHead(200, { 'content-length': content.length });
      return response.end(request.method === 'HEAD' ? undefined : content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    options: { endpoint: `http://127.0.0.1:${port}`, bucket, region: REGION, ...KEYS },
    objects,
    refused,
    failNext: (count) => void (failing = count),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** AWS General Reference, "Create a signed AWS API request" (Signature Version 4). */
function problemOf({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const [, credential = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!signature) return 'NotSigned';
  const date = String(headers['x-amz-date']);
  const scope = [date.slice(0, 8), REGION, 's3', 'aws4_request'];
  if (credential !== [KEYS.accessKeyId, ...scope].join('/')) return 'WrongCredential';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256'])
    if (!signedHeaders.split(';').includes(needed)) return `NotSigned ${needed}`;
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...url.searchParams]
      .map(([key, value]) => `${encode(key)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${KEYS.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function listOf(objects: Map<string, Buffer>, times: Map<string, Date>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const entries = new Set<string>();
  for (const key of [...objects.keys()].sort()) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    entries.add(end < 0 ? `key ${key}` : `prefix ${key.slice(0, end + 1)}`);
  }
  const from = Number(query.get('continuation-token') ?? 0);
  const all = [...entries];
  const xml = all.slice(from, from + PAGE).map((entry) => {
    const [kind, ...rest] = entry.split(' ');
    const name = rest.join(' ').replace(/&/g, '&amp;');
    return kind === 'prefix'
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key><LastModified>${times.get(rest.join(' '))?.toISOString()}</LastModified></Contents>`;
  });
  const next =
    from + PAGE < all.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult>${xml.join('')}${next}</ListBucketResult>`;
}
