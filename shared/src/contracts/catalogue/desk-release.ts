import * as z from 'zod/mini';
import { maxLength, required, type Rule } from '../../rules/form-rules';
import {
  IDENTITY_DOCUMENTS,
  RELEASE_OCCASIONS,
  type ReleaseField,
  releaseFields,
  USER_CATEGORIES,
} from '../../rules/release-fields';
import { STORE_PROOFS, type StoreProof } from '../../rules/sale-proofs';
import { MAX_LINE_QUANTITY } from '../../rules/shop-rules';
import { text } from '../../rules/text';
import { wholeNumber } from '../kernel/whole-number';

const confirmed = z.literal(true, { error: 'deskItem.confirm' });
const line = (max: number) => text(required, maxLength(max));

/** Names, addresses and firms come from papers of many countries: only their length is checked. */
const fields = {
  talkHeld: confirmed,
  userCategory: z.enum(USER_CATEGORIES, { error: 'forms.required' }),
  isEntitled: confirmed,
  acquirer: line(120),
  address: line(200),
  purpose: line(300),
  identitySeen: confirmed,
  isInformed: confirmed,
  isAllowed: confirmed,
  /** Name and address of another person who collects the goods. */
  collector: text(maxLength(300)),
  installer: line(120),
  /** Empty: a declaration in writing. */
  certificate: text(maxLength(60)),
  proofSeen: confirmed,
  trade: line(120),
  /** VAT identification number, or another number of the firm. */
  vatId: text(maxLength(40)),
  representative: line(120),
  documentKind: z.enum(IDENTITY_DOCUMENTS, { error: 'forms.required' }),
  /** With the authority that has issued it. */
  documentNumber: line(80),
  isPlausible: confirmed,
} satisfies Record<ReleaseField, z.ZodMiniType>;

/** `POST /rest/desk/items/{itemId}/releases/`: the fields of the proofs that the item needs. */
export const DeskReleaseForm = z.extend(z.partial(z.object(fields)), {
  quantity: wholeNumber(1, MAX_LINE_QUANTITY),
});
export type DeskReleaseForm = z.input<typeof DeskReleaseForm>;

const quantity: Rule = (value) =>
  value === '' || (/^[1-9]\d*$/.test(value) && Number(value) <= MAX_LINE_QUANTITY)
    ? null
    : { key: 'deskItem.quantity', values: { max: MAX_LINE_QUANTITY } };

/** The form for these proofs, as it is typed. */
export const releaseFormFor = (proofs: readonly StoreProof[]) =>
  z.object(
    Object.assign(
      { quantity: text(required, quantity) },
      Object.fromEntries(releaseFields(proofs).map((field) => [field, fields[field]])),
    ),
  );

/** A release without data of the buyer. */
export const ReleaseSummary = z.looseObject({
  releaseId: z.string(),
  /** "A-128", as on the slip. */
  number: z.string(),
  at: z.string(),
  /** "01.12.2026, 11:00 Uhr" */
  atText: z.string(),
  /** Desk and personnel number. */
  by: z.string(),
  quantity: z.int(),
  /** Those whose record is still kept. */
  proofs: z.array(z.enum(STORE_PROOFS)),
});
export type ReleaseSummary = z.output<typeof ReleaseSummary>;

/** A release with what was recorded: for the slip, and for an authority. */
export const ItemRelease = z.extend(ReleaseSummary, {
  itemId: z.string(),
  /** Of the item, as it was then. */
  name: z.string(),
  ean: z.string(),
  storeName: z.string(),
  /** Name of the person who has handed the goods over. */
  handedOverBy: z.string(),
  /** By the names of the fields. */
  record: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type ItemRelease = z.output<typeof ItemRelease>;

/** `POST /rest/desk/items/{itemId}/releases/{releaseId}/disclose/` */
export const DeskDisclosureForm = z.object({
  occasion: z.enum(RELEASE_OCCASIONS, { error: 'forms.required' }),
});
export type DeskDisclosureForm = z.input<typeof DeskDisclosureForm>;
