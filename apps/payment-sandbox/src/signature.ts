import { createHmac } from 'node:crypto';

/**
 * `t=<seconds>,v1=<HMAC of time and body>`: the time is signed, so that an old message cannot be repeated.
 */
export function signatureOf(secret: string, body: string, seconds = Math.floor(Date.now() / 1000)): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
