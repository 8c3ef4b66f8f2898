import type { Finding } from '@fachwerk/shared/contracts';
import { aWarning } from './findings';
import type { InUse } from './in-use';

/**
 * Warns when the usage inventory is empty, because an empty comparison does not prove that no page breaks.
 */
export function checkUsage({ live, uses }: InUse): Finding[] {
  if (live.length === 0 || uses.some(({ source }) => source === 'content')) return [];
  const message =
    'No page server has reported which widgets its pages use: props and removed widgets were not checked.';
  return [aWarning({ rule: 'no-census', message })];
}
