import type { CaptchaChallenge } from '../contracts/kernel/captcha';

/** Hashes per turn: enough to keep the CPU busy, few enough to keep the page responsive. */
const AT_ONCE = 200;

/**
 * Finds the number of a challenge and returns the value of the field `frcCaptchaSolution`. The browser hashes
 * outside of the main thread. Rejects without Web Crypto, which browsers offer on secure pages only.
 */
export async function solveChallenge(challenge: CaptchaChallenge): Promise<string> {
  const encoder = new TextEncoder();
  const hash = async (number: number) =>
    hex(await crypto.subtle.digest(challenge.algorithm, encoder.encode(challenge.salt + number)));

  for (let first = 0; first <= challenge.maxnumber; first += AT_ONCE) {
    const hashes = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => hash(first + index)));
    const found = hashes.indexOf(challenge.challenge);
    if (found >= 0) return btoa(JSON.stringify({ ...challenge, number: first + found }));
  }
  throw new Error('The challenge has no solution.');
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
