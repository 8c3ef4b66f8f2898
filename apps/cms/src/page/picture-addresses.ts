import { timeLimit } from '@fachwerk/server-kit/time-limits';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';

/** Replaces picture addresses of editors by addresses of the current versions. */
export type PictureAddresses = Readonly<Record<string, string>>;
const PictureAddresses = z.record(z.string(), z.string());

interface Options {
  picturesUrl: string;
  log: FastifyBaseLogger;
  keepMs?: number;
}

const RETRY_MS = 2000;

/**
 * Versioned addresses of pictures, which browsers may cache for ever. Refreshed in the background. Without
 * them pages contain the addresses of the editors, which browsers cache for five minutes.
 */
export function pictureAddressSource({ picturesUrl, log, keepMs = 30_000 }: Options) {
  let known: PictureAddresses | undefined;
  let until = 0;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      const response = await fetch(`${picturesUrl}/images/scenes/`, {
        signal: AbortSignal.timeout(timeLimit('pictureAddresses')),
      });
      if (!response.ok) throw new Error(`${picturesUrl}/images/scenes/ answers ${response.status}.`);
      known = PictureAddresses.parse(await response.json());
      until = Date.now() + keepMs;
    } catch (error) {
      log.warn(error, 'No addresses of picture versions: pages carry the addresses of the content files');
      until = Date.now() + RETRY_MS;
    }
  }

  return async (): Promise<PictureAddresses> => {
    if (until < Date.now()) {
      loading ??= load().finally(() => (loading = undefined));
      if (!known) await loading;
    }
    return known ?? {};
  };
}
export type PictureAddressSource = ReturnType<typeof pictureAddressSource>;

const PICTURE = /\/images\/[a-z0-9/-]+\.(?:svg|pdf)(?!\?)/g;

/** Versions every picture address in a text or in the props of a widget, if a version is known. */
export function withPictureVersions<Value>(value: Value, addresses: PictureAddresses): Value {
  return replaceIn(value, (text) =>
    text.replace(PICTURE, (address) =>
      Object.hasOwn(addresses, address) ? (addresses[address] ?? address) : address,
    ),
  ) as Value;
}

function replaceIn(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((one) => replaceIn(one, replace));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceIn(one, replace)]));
  return value;
}
