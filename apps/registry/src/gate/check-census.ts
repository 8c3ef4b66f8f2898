import type { Finding } from '@fachwerk/shared/contracts';
import type { InUse } from './in-use';
import { aWarning } from './findings';

/** Without the census nothing can be said of pages: nobody should take silence for consent. */
export function checkCensus({ live, uses }: InUse): Finding[] {
  if (live.length === 0 || uses.some(({ source }) => source === 'content')) return [];
  const message =
    'No page server has told which widgets its pages use: props and removed widgets were compared with nothing.';
  return [aWarning({ rule: 'no-census', message })];
}
