import { get, type IncomingMessage } from 'node:http';
import { get as getOverTls } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup } from './public-lookup';

/** A text for a page; more is not read. */
export const MAX_BYTES = 256 * 1024;
const MAX_REDIRECTS = 3;
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);
const HEADERS = { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'Fachwerk' };

export interface HtmlRequest {
  url: URL;
  /** Scheme, host and port that may be requested, also by redirects. */
  origins: ReadonlySet<string>;
  /** Ends the request, also while its answer is read. */
  signal: AbortSignal;
  /** For tests. */
  lookup?: LookupFunction;
}

export interface ForeignDocument {
  html: string;
  /** Address of the document after redirects. */
  url: URL;
}

/**
 * Reads an HTML document of another system. A name must have public addresses only; an operator who means an
 * address of the own network lists this address. Rejects with the reason if there is no such document.
 */
export async function fetchHtml({
  url,
  origins,
  signal,
  lookup = publicLookup(),
}: HtmlRequest): Promise<ForeignDocument> {
  let address = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    requireAllowed(address, origins);
    const response = await request(address, signal, lookup);
    try {
      const { location } = response.headers;
      if (!REDIRECTS.has(response.statusCode) || location === undefined)
        return { html: await readHtml(response), url: address };
      if (!URL.canParse(location, address.href)) throw new Error('redirects to what is no address');
      address = new URL(location, address);
    } finally {
      response.destroy();
    }
  }
  throw new Error(`redirects more than ${MAX_REDIRECTS} times`);
}

/** The origin of "blob:https://shop.example/x" is that of the shop, too. */
function requireAllowed({ protocol, origin, username, password }: URL, origins: ReadonlySet<string>): void {
  if (!/^https?:$/.test(protocol) || !origins.has(origin)) throw new Error(`${origin} is not allowed`);
  if (username !== '' || password !== '') throw new Error('has a name or a password in its address');
}

function request(url: URL, signal: AbortSignal, lookup: LookupFunction): Promise<IncomingMessage> {
  const options = { headers: HEADERS, agent: false, signal, lookup };
  return new Promise((resolve, reject) => {
    (url.protocol === 'https:' ? getOverTls : get)(url, options, resolve).on('error', reject);
  });
}

/** Nothing is decompressed: a small answer could become a large one. */
async function readHtml(response: IncomingMessage): Promise<string> {
  const { statusCode, headers } = response;
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (statusCode !== 200) throw new Error(`answers ${statusCode}`);
  if (encoding !== 'identity') throw new Error(`is compressed (${encoding})`);
  if (!/^text\/html\s*(?:;|$)/i.test(type))
    throw new Error(`is ${type || 'of an unknown type'}, not text/html`);
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8';
  const decoder = new TextDecoder(charset, { fatal: true });
  return decoder.decode(await readBytes(response));
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error(`has more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
