import { claimFault } from '@fachwerk/server-kit/environmental-claims';
import { calendarDay, instantOf, plusDays } from '@fachwerk/shared/time';
import * as z from 'zod/mini';
import { faultsOfIssues } from '../../kernel/import/entry-faults';
import { readJson } from '../../kernel/import/json-rows';
import { plainLine } from '../../kernel/import/plain-text';
import { textFault } from '../../kernel/import/read-text';
import { keepFields } from './known-promotions';
import type { PromotionRecord } from './promotion-rule';

export interface PromotionFault {
  /** Id or, without one, position in the file, starting at 1. */
  promotion: string;
  field: string;
  reason: string;
}

const faultOf = (value: string): string | undefined => textFault(value) ?? claimFault(value);

const text = (longest: number) =>
  z.string().check(
    z.overwrite(plainLine),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((value) => faultOf(value) === undefined, { error: ({ input }) => faultOf(String(input)) }),
  );
const cents = z.int().check(z.gte(1), z.lte(100_000_000));
const ids = z._default(z.array(text(80)).check(z.maxLength(500)), []);
const day = z.pipe(
  z
    .string()
    .check(z.refine((value) => calendarDay(value) !== null, 'must be a day like 2026-11-30 or 30.11.2026')),
  z.transform((value) => calendarDay(value) ?? ''),
);

const Benefit = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percentage'),
    percent: z.number().check(z.gt(0), z.lte(100), z.multipleOf(0.01)),
  }),
  z.strictObject({ kind: z.literal('amount'), cents }),
  z.strictObject({ kind: z.literal('freeShipping') }),
  z.strictObject({
    kind: z.literal('gift'),
    itemId: text(64),
    quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
  }),
]);

/** Format: docs/guides/operate.md. Unknown fields are errors, so that a misspelt limit is not ignored. */
const Promotion = z
  .strictObject({
    id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must be 1 to 64 of a-z, 0-9 and "-"')),
    name: text(60),
    terms: text(200),
    benefit: Benefit,
    code: z.optional(z.string().check(z.regex(/^[A-Z0-9-]{4,32}$/, 'must be 4 to 32 of A-Z, 0-9 and "-"'))),
    fromCents: z.optional(cents),
    categories: ids,
    brands: ids,
    products: ids,
    excludedCategories: ids,
    carts: z._default(z.array(z.enum(['ONLINE', 'RESERVATION'])).check(z.minLength(1)), ['ONLINE']),
    needsCustomerCard: z._default(z.boolean(), false),
    isExclusive: z._default(z.boolean(), false),
    priority: z._default(z.int().check(z.gte(-1000), z.lte(1000)), 0),
    firstDay: z.optional(day),
    lastDay: z.optional(day),
    maxUses: z.optional(z.int().check(z.gte(1), z.lte(1_000_000_000))),
    oncePerCustomer: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ firstDay = '', lastDay = '9' }) => firstDay <= lastDay, {
      path: ['lastDay'],
      error: 'must not be before firstDay',
    }),
    // A guest is known at the submit only and cannot take off a promotion that applies by itself.
    z.refine(({ code, oncePerCustomer }) => !oncePerCustomer || code !== undefined, {
      path: ['oncePerCustomer'],
      error: 'needs a code',
    }),
    z.refine(({ benefit, carts }) => isForOnlineCart(benefit.kind) || !carts.includes('RESERVATION'), {
      path: ['carts'],
      error: 'must be ["ONLINE"] for gifts and free shipping',
    }),
  );

const isForOnlineCart = (kind: string): boolean => kind === 'percentage' || kind === 'amount';

/**
 * The promotions of a file, or all its faults: a set of promotions is accepted as a whole. A field that is
 * absent keeps the value of a known promotion; null makes it the default.
 */
export function parsePromotions(
  content: string,
  known: readonly PromotionRecord[] = [],
): { promotions: PromotionRecord[]; faults: [] } | { promotions: null; faults: PromotionFault[] } {
  const read = readJson(content);
  if ('problem' in read) return refused({ promotion: `line ${read.line}`, field: '', reason: read.problem });
  if (!Array.isArray(read.value))
    return refused({ promotion: '1', field: '', reason: 'the file must contain an array of promotions' });
  const faults: PromotionFault[] = [];
  const promotions: PromotionRecord[] = [];
  const knownById = new Map(known.map((promotion) => [promotion.id, promotion]));
  for (const [index, value] of (read.value as unknown[]).entries()) {
    const result = Promotion.safeParse(keepFields(value, knownById), { error: english });
    const promotion = nameOf(value, index);
    if (result.success) promotions.push(toRecord(result.data));
    else
      faults.push(...faultsOfIssues(result.error.issues, FIELDS).map((fault) => ({ promotion, ...fault })));
  }
  for (const field of ['id', 'code'] as const)
    for (const double of doubles(promotions.flatMap((promotion) => promotion[field] ?? [])))
      faults.push({ promotion: double, field, reason: 'occurs twice' });
  return faults.length === 0 ? { promotions, faults: [] } : { promotions: null, faults };
}

const FIELDS = Object.keys(Promotion.def.shape);

const { localeError: english } = z.locales.en();

const refused = (fault: PromotionFault) => ({ promotions: null, faults: [fault] });

const nameOf = (value: unknown, index: number): string => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' ? id : String(index + 1);
};

const doubles = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) < index);

function toRecord(promotion: z.output<typeof Promotion>): PromotionRecord {
  const {
    id,
    code,
    benefit,
    fromCents = 0,
    firstDay,
    lastDay,
    maxUses,
    oncePerCustomer,
    ...rule
  } = promotion;
  return {
    id,
    rule: {
      ...rule,
      fromCents,
      benefit:
        benefit.kind === 'percentage'
          ? { kind: 'percentage', basisPoints: Math.round(benefit.percent * 100) }
          : benefit,
    },
    code: code ?? null,
    validFrom: firstDay === undefined ? null : instantOf(firstDay, '00:00'),
    validUntil: lastDay === undefined ? null : instantOf(plusDays(lastDay, 1), '00:00'),
    maxUses: maxUses ?? null,
    isOncePerCustomer: oncePerCustomer,
  };
}
