import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** Ed25519 key as base64url of the DER form: one line for an environment variable. */
export function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url');
}

/** The public key for page servers; it cannot sign. */
export const publicKeyOf = (signingKey: string): string =>
  createPublicKey(readPrivate(signingKey)).export({ type: 'spki', format: 'der' }).toString('base64url');

export interface Signer {
  /** Value of the header `x-registry-signature`: time and signature of this text. */
  sign(text: string): string;
}

export function createSigner(signingKey: string, clock: () => number = Date.now): Signer {
  const key = readPrivate(signingKey);
  return {
    sign(text) {
      const at = String(clock());
      return `${at}.${sign(null, Buffer.from(`${at}.${text}`), key).toString('base64url')}`;
    },
  };
}

export interface Verifier {
  /** Throws with the reason if the text was not signed by the registry within the last minutes. */
  check(text: string, signature: string | null | undefined): void;
}

/**
 * Refuses replayed answers, which would bring back old versions. Several keys, separated by commas, are valid
 * during a change of the key.
 */
export function createVerifier(
  publicKeys: string,
  { maxAgeMs = 5 * 60_000, clock = Date.now }: { maxAgeMs?: number; clock?: () => number } = {},
): Verifier {
  const keys = publicKeys.split(',').map((text) => readPublic(text.trim()));
  return {
    check(text, signature) {
      const [, at = '', value = ''] = /^(\d{1,16})\.([\w-]+)$/.exec(signature ?? '') ?? [];
      if (!value) throw new Error('The registry’s answer carries no signature.');
      const signed = Buffer.from(`${at}.${text}`);
      if (!keys.some((key) => verify(null, signed, key, Buffer.from(value, 'base64url'))))
        throw new Error(
          'The signature of the registry’s answer is wrong: it has another REGISTRY_SIGNING_KEY than REGISTRY_PUBLIC_KEY belongs to.',
        );
      const seconds = Math.round((clock() - Number(at)) / 1000);
      if (Math.abs(seconds) * 1000 > maxAgeMs)
        throw new Error(
          `The registry’s answer was signed ${Math.abs(seconds)} s ${seconds > 0 ? 'ago: it was played back, or' : 'in the future:'} the clocks of registry and page server differ.`,
        );
    },
  };
}

function readPrivate(text: string): KeyObject {
  try {
    return createPrivateKey({ key: Buffer.from(text, 'base64url'), type: 'pkcs8', format: 'der' });
  } catch {
    throw new Error('The signing key is no Ed25519 key in base64url (PKCS8, DER).');
  }
}
function readPublic(text: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64url'), type: 'spki', format: 'der' });
  } catch {
    throw new Error('The registry’s public key is no Ed25519 key in base64url (SPKI, DER).');
  }
}
