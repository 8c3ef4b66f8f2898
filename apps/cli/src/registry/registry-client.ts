import { readFileSync } from 'node:fs';
import { Verdict } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';
import { CommandError } from '../command-error';
import type { Config } from '../config';

/** A refusal of the registry; status 422 comes with the gate's verdict. */
export class RegistryError extends CommandError {
  override readonly name = 'RegistryError';

  constructor(
    message: string,
    readonly status: number,
    readonly verdict: Verdict | undefined,
    advice?: string,
  ) {
    super(message, advice === undefined ? {} : { advice });
  }
}

const Refusal = z.object({ message: z.optional(z.string()), verdict: z.optional(Verdict) });

interface Call {
  body?: unknown;
  /** Body of a version: the folder as tar.gz. */
  archive?: Uint8Array<ArrayBuffer>;
  /** Sent without a token. */
  isPublic?: boolean;
}

type Schema<T> = z.ZodMiniType<T>;

/** Requests to the registry (docs/contracts/registry.md); paths begin behind /federation/. */
export interface RegistryClient {
  url(): string;
  get<T>(path: string, schema: Schema<T>): Promise<T>;
  getPublic<T>(path: string, schema: Schema<T>): Promise<T>;
  post<T>(path: string, body: unknown, schema: Schema<T>): Promise<T>;
  putArchive<T>(path: string, archive: Uint8Array<ArrayBuffer>, schema: Schema<T>): Promise<T>;
}

export function registryClient(config: Config): RegistryClient {
  const url = () => baseAddress(config.registryUrl);

  async function call<T>(
    method: string,
    path: string,
    schema: Schema<T>,
    { body, archive, isPublic = false }: Call = {},
  ): Promise<T> {
    const type = archive ? 'application/gzip' : 'application/json';
    // Checked first: its fault is not that of the connection.
    const [base, token] = [url(), isPublic ? undefined : readToken(config)];
    const address = `${base}/federation/${path}`;
    const { status, isOk, text } = await exchange(address, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...((archive ?? body) !== undefined && { 'content-type': type }),
      },
      body: archive ?? (body === undefined ? null : JSON.stringify(body)),
      signal: AbortSignal.timeout(config.timeoutMs * (archive ? UPLOAD_FACTOR : 1)),
    }).catch((error: unknown) => {
      throw new CommandError(`No registry answers at ${base} (${reasonOf(error)}).`, {
        advice: 'start the shop with `npm start`, or set its address: REGISTRY_URL=https://shop.example',
      });
    });
    const content = parseJson(text);
    if (!isOk) throw refusalOf(content, status, address);
    const parsed = schema.safeParse(content);
    if (parsed.success) return parsed.data;
    throw new CommandError(`${address} does not answer as a registry does.`, {
      details: content === undefined ? 'The answer is not JSON.' : z.prettifyError(parsed.error),
      advice: 'check REGISTRY_URL, and that this version of fachwerk belongs to that registry',
    });
  }

  return {
    url,
    get: (path, schema) => call('GET', path, schema),
    getPublic: (path, schema) => call('GET', path, schema, { isPublic: true }),
    post: (path, body, schema) => call('POST', path, schema, { body }),
    putArchive: (path, archive, schema) => call('PUT', path, schema, { archive }),
  };
}

const UPLOAD_FACTOR = 10;

/** The whole exchange: a connection can also end, or time out, within the answer. */
async function exchange(address: string, init: RequestInit) {
  const response = await fetch(address, init);
  return { status: response.status, isOk: response.ok, text: await response.text() };
}

function baseAddress(text: string): string {
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
    throw new CommandError(`REGISTRY_URL is "${text}", which is not an address.`, {
      advice: 'set an address such as REGISTRY_URL=https://shop.example',
    });
  return text.replace(/\/+$/, '').replace(/\/federation$/, '');
}

function readToken({ registryToken, tokenFile }: Config): string {
  if (registryToken) return registryToken;
  try {
    return readFileSync(tokenFile, 'utf8').trim();
  } catch {
    throw new CommandError(`There is no token: REGISTRY_TOKEN is not set, and ${tokenFile} does not exist.`, {
      advice:
        'set REGISTRY_TOKEN, or start the shop on this machine, which writes the file. `fachwerk registry-token <micro-frontend>` makes a token',
    });
  }
}

function refusalOf(content: unknown, status: number, address: string): RegistryError {
  const { message, verdict } = Refusal.safeParse(content).data ?? {};
  return message === undefined
    ? new RegistryError(
        `${address} answers with status ${status}.`,
        status,
        verdict,
        'check REGISTRY_URL: is it the shop?',
      )
    : new RegistryError(message, status, verdict);
}

/** Empty for an empty body, undefined for a body that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** E.g. "ECONNREFUSED": the cause that `fetch` hides behind "fetch failed". */
export function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return 'no answer in time';
  return cause?.code ?? cause?.message ?? message;
}
