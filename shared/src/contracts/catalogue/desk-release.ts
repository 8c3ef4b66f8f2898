import * as z from 'zod/mini';
import { maxLength, required, type Rule } from '../../rules/form-rules';
import {
  IDENTITY_DOCUMENTS,
  RELEASE_FAULTS,
  RELEASE_OCCASIONS,
  type ReleaseField,
  releaseFields,
  releaseIdOf,
  SLIP_AGAIN,
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
  /** It did not happen, or was recorded with a mistake. */
  correction: z.optional(
    z.looseObject({
      reason: z.enum(RELEASE_FAULTS),
      /** Number of the release that states it right. */
      replacedBy: z.nullable(z.string()),
      /** Desk and personnel number. */
      by: z.string(),
      atText: z.string(),
    }),
  ),
});
export type ReleaseSummary = z.output<typeof ReleaseSummary>;

/** An entry of the book, without data of the buyer. */
export const BookedRelease = z.extend(ReleaseSummary, {
  itemId: z.string(),
  /** Name of the item as it was then; it may not be sold any more. */
  name: z.string(),
  /** Name of the person who has handed the goods over. */
  handedOverBy: z.string(),
});
export type BookedRelease = z.output<typeof BookedRelease>;

/** A release with what was recorded: for the slip, and for an authority. */
export const ItemRelease = z.extend(BookedRelease, {
  ean: z.string(),
  storeName: z.string(),
  /** By the names of the fields. */
  record: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type ItemRelease = z.output<typeof ItemRelease>;

/** `POST /rest/desk/items/{itemId}/releases/{releaseId}/disclose/` */
export const DeskDisclosureForm = z.object({
  occasion: z.enum([...RELEASE_OCCASIONS, SLIP_AGAIN], { error: 'forms.required' }),
});
export type DeskDisclosureForm = z.input<typeof DeskDisclosureForm>;

const slipNumber = text((value) =>
  value === '' || releaseIdOf(value) !== undefined ? null : { key: 'deskItem.slipNumber' },
);

/** `POST /rest/desk/items/{itemId}/releases/{releaseId}/correct/` */
export const DeskCorrectionForm = z.object({
  reason: z.enum(RELEASE_FAULTS, { error: 'forms.required' }),
  /** Number of the release that states it right; only for `MISTYPED`. */
  replacedBy: z.optional(slipNumber),
});
export type DeskCorrectionForm = z.input<typeof DeskCorrectionForm>;

/** `GET /rest/desk/releases/`: of one year, newest first; `before` is `next` of the page before. */
export const ReleaseBookQuery = z.object({
  proof: z.optional(z.enum(STORE_PROOFS)),
  /** Without one, the present year. */
  year: z.optional(z.string().check(z.regex(/^20\d{2}$/))),
  /** As on the slip: this one alone, of any year. */
  number: z.optional(z.string().check(z.maxLength(40))),
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
});
export type ReleaseBookQuery = z.output<typeof ReleaseBookQuery>;

export const ReleaseBook = z.looseObject({
  releases: z.array(BookedRelease),
  /** Null on the last page. */
  next: z.nullable(z.string()),
});
export type ReleaseBook = z.output<typeof ReleaseBook>;
