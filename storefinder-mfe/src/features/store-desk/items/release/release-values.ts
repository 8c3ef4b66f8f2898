import type { DeskReleaseForm, ItemRelease, ReleaseSummary } from '@fachwerk/shared/contracts';
import { type ReleaseField, releaseFields, type StoreProof } from '@fachwerk/shared/rules';

/** What is confirmed, not typed. */
const CONFIRMED: readonly ReleaseField[] = [
  ...(['talkHeld', 'isEntitled', 'identitySeen', 'isInformed', 'isAllowed', 'proofSeen'] as const),
  'isPlausible',
];

export const isConfirmed = (field: ReleaseField): boolean => CONFIRMED.includes(field);

/** The form as it is typed. */
export type ReleaseValues = { quantity: string } & { [Field in ReleaseField]?: string | boolean };

export function emptyRelease(proofs: readonly StoreProof[]): ReleaseValues {
  const fields = releaseFields(proofs).map((field) => [field, isConfirmed(field) ? false : '']);
  return Object.assign({ quantity: '' }, Object.fromEntries(fields)) as ReleaseValues;
}

/** As the call takes it; the server checks every field. */
export const releaseToSend = (values: ReleaseValues): DeskReleaseForm =>
  Object.assign({}, values, { quantity: values.quantity.trim() }) as DeskReleaseForm;

/** Words of a field that depend on who acquires the goods: a firm, or a person of full age. */
export function labelKey(field: ReleaseField, proofs: readonly StoreProof[]): string {
  const key = `desk.items.release.field.${field}`;
  if (field === 'acquirer' && proofs.includes('precursor')) return `${key}.firm`;
  if (field === 'identitySeen' && proofs.includes('precursor'))
    return proofs.includes('poison') ? `${key}.both` : `${key}.firm`;
  return key;
}

/** Without data of the buyer, which no device keeps. */
export const summaryOf = ({
  releaseId,
  number,
  at,
  atText,
  by,
  quantity,
  proofs,
  correction,
}: ItemRelease): ReleaseSummary => ({ releaseId, number, at, atText, by, quantity, proofs, correction });
