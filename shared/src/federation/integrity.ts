import { createHash } from 'node:crypto';

const INTEGRITY = /^(sha256|sha384|sha512)-\S+$/;

export const isIntegrity = (text: string | undefined): boolean => INTEGRITY.test(text ?? '');

/** The Subresource-Integrity value of the content, by the algorithm of the expected value. */
export function integrityOf(content: Buffer | string, expected = ''): string {
  const algorithm = INTEGRITY.exec(expected)?.[1] ?? 'sha256';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}
