import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keysOf } from '@fachwerk/server-kit/secrets';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts short texts for the database. `secret` may be several (`secretsOf`). `purpose` separates keys of
 * one secret; `context` binds a text to its row, so that a copy in another row cannot be read.
 */
export function createSealer(secret: string, purpose: string) {
  const keys = keysOf(secret, (one) => Buffer.from(hkdfSync('sha256', one, '', purpose, 32)));
  const [current] = keys;

  return {
    seal(text: string, context: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },

    /** Undefined if the text was sealed with another secret or for another context, or was changed. */
    open(sealed: string, context: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      for (const key of keys) {
        const text = openWith(key, bytes, context);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

function openWith(key: Buffer, bytes: Buffer, context: string): string | undefined {
  const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  const cipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

export type Sealer = ReturnType<typeof createSealer>;
