import { toIsoDate } from '@fachwerk/shared/rules';
import type { CardOwner } from './card-repository';

const plain = (postalCode: string): string => postalCode.replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Whether one of both is that of the owner. A wrong one beside a right one refuses: it would be a second try.
 */
export function provesOwner(
  { postalCode, birthDate }: Pick<CardOwner, 'postalCode' | 'birthDate'>,
  typed: { postalCode: string; birthDate: string },
): boolean {
  const proofs = [
    typed.postalCode && (postalCode === null || plain(typed.postalCode) === plain(postalCode)),
    typed.birthDate && (birthDate === null || toIsoDate(typed.birthDate) === birthDate),
  ].filter((proof) => proof !== '');
  const isKnown =
    (typed.postalCode !== '' && postalCode !== null) || (typed.birthDate !== '' && birthDate !== null);
  return isKnown && proofs.every(Boolean);
}
