import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { integrityOf } from '@fachwerk/shared/federation';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { fetchChecked } from '../release/fetch-checked';
import { composeSheet } from './compose-sheet';
import type { Sheet } from './sheet-address';

export interface ComposedSheet {
  integrity: string;
  content: Buffer;
  /** Compressed with the highest level, once. */
  compressed(encoding: Encoding): Promise<Buffer>;
}
export const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

export interface SheetComposer {
  /** Rejects if a part cannot be fetched or has another hash. */
  compose(sheets: readonly Sheet[]): Promise<ComposedSheet>;
  /** Whether these sheets are composed, or are being composed. */
  has(sheets: readonly Sheet[]): boolean;
}

/** Several releases with all their kinds of pages. */
const KEEP = 200;
const KEEP_PARTS = 1000;
const TRY_AGAIN_MS = 3000;

/** Composes the style sheet of a set of widgets once. */
export function sheetComposer(registryUrl: string, log: Pick<FastifyBaseLogger, 'warn'>): SheetComposer {
  const composed = new LRUCache<string, Promise<ComposedSheet>>({ max: KEEP });
  const parts = new LRUCache<string, Promise<string>>({ max: KEEP_PARTS });

  const textOf = ({ path, integrity }: Sheet): Promise<string> => {
    const key = partKey({ path, integrity });
    const text = parts.get(key) ?? fetchChecked(new URL(path, registryUrl).href, integrity);
    parts.set(key, text);
    text.catch(() => parts.delete(key));
    return text;
  };

  const compose = async (sheets: readonly Sheet[]): Promise<ComposedSheet> => {
    const texts = await Promise.all(sheets.map(async (sheet) => ({ ...sheet, css: await textOf(sheet) })));
    const content = Buffer.from(composeSheet(texts));
    const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
    return {
      integrity: integrityOf(content),
      content,
      compressed: (encoding) => (compressed[encoding] ??= compressors[encoding](content)),
    };
  };

  return {
    has: (sheets) => composed.has(keyOf(sheets)),
    compose(sheets) {
      const key = keyOf(sheets);
      const known = composed.get(key);
      if (known) return known;
      const sheet = compose(sheets);
      composed.set(key, sheet);
      sheet.catch((error: unknown) => {
        log.warn(error, 'No composed style sheet: pages link the single ones');
        // Kept for a while, so that not every page view tries again.
        setTimeout(() => composed.delete(key), TRY_AGAIN_MS).unref();
      });
      return sheet;
    },
  };
}

const compressors: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

const partKey = ({ path, integrity = '' }: Sheet): string => `${path} ${integrity}`;
const keyOf = (sheets: readonly Sheet[]): string => sheets.map(partKey).join();
