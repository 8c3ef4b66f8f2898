import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../errors/shop-error';

/** A file of a form; without `bytes` it was not kept. */
export interface SentPicture {
  bytes?: Buffer;
  fault?: 'tooLarge' | 'busy';
}

export interface SentForm {
  fields: Record<string, string | string[]>;
  pictures: SentPicture[];
  hasTooMany: boolean;
}

/** Bytes of all pictures that are being read by this process. */
export interface Held {
  bytes: number;
}

export const MOST_PICTURES = 3;
export const PICTURE_BYTES = 8 * 1024 * 1024;
const MOST_HELD = 96 * 1024 * 1024;
/** What comes after it is not read: no answer helps a sender of that. */
const MOST_SENT = 256 * 1024 * 1024;
const LIMITS = { fieldSize: 32 * 1024, fields: 600, parts: 700, headerPairs: 20, headerSize: 8 * 1024 };

/**
 * Reads `multipart/form-data`. A picture over the limit is dropped while it arrives, and the rest is read:
 * only then does a browser show the answer, with everything that was typed.
 */
export async function readSentForm(
  headers: IncomingHttpHeaders,
  body: Readable,
  { name, held, fileBytes = PICTURE_BYTES }: { name: string; held: Held; fileBytes?: number },
): Promise<SentForm> {
  const form: SentForm = { fields: {}, pictures: [], hasTooMany: false };
  const fields = new Map<string, string[]>();
  const kept: Buffer[][] = [];
  let own = 0;
  const free = (chunks: Buffer[]): void => {
    const bytes = sizeOf(chunks);
    held.bytes -= bytes;
    own -= bytes;
    chunks.length = 0;
  };
  try {
    const parser = new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { ...LIMITS, files: MOST_PICTURES, fileSize: fileBytes },
    });
    parser.on('field', (field, value) => fields.set(field, [...(fields.get(field) ?? []), value]));
    parser.on('filesLimit', () => (form.hasTooMany = true));
    parser.on('file', (field, file, fileName) => {
      const picture: SentPicture = {};
      const chunks: Buffer[] = [];
      kept.push(chunks);
      const refuse = (fault: SentPicture['fault']): void => {
        picture.fault ??= fault;
        free(chunks);
      };
      file.on('data', (chunk: Buffer) => {
        if (picture.fault) return;
        if (held.bytes + chunk.length > MOST_HELD) return refuse('busy');
        held.bytes += chunk.length;
        own += chunk.length;
        chunks.push(chunk);
      });
      file.on('limit', () => refuse('tooLarge'));
      // A form without a chosen file sends one without name and content.
      file.on('end', () => {
        if (field !== name || (!fileName && sizeOf(chunks) === 0 && !picture.fault)) return free(chunks);
        if (!picture.fault) picture.bytes = Buffer.concat(chunks);
        form.pictures.push(picture);
      });
      file.on('error', () => refuse('busy'));
    });
    await pipeline(body, limited, parser);
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw new ShopError({ statusCode: 400, key: 'error.validation.general.message' });
  } finally {
    held.bytes -= own;
  }
  form.fields = Object.fromEntries(
    [...fields].map(([field, values]) => [field, values.length === 1 ? (values[0] ?? '') : values]),
  );
  return form;
}

const sizeOf = (chunks: readonly Buffer[]): number => chunks.reduce((bytes, { length }) => bytes + length, 0);

async function* limited(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let sent = 0;
  for await (const chunk of body) {
    sent += chunk.length;
    if (sent > MOST_SENT) throw new ShopError({ statusCode: 400, key: 'error.validation.general.message' });
    yield chunk;
  }
}

const forms = new WeakMap<FastifyRequest, SentForm>();

/** The routes of `app` also take forms with pictures or other files, in the field `name`. */
export function acceptPictures(app: FastifyInstance, name: string, fileBytes = PICTURE_BYTES): void {
  const held: Held = { bytes: 0 };
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) => {
    const form = await readSentForm(request.headers, body, { name, held, fileBytes });
    forms.set(request, form);
    return form.fields;
  });
}

/** The pictures that came with a form. */
export const sentPictures = (request: FastifyRequest): Pick<SentForm, 'pictures' | 'hasTooMany'> =>
  forms.get(request) ?? { pictures: [], hasTooMany: false };
