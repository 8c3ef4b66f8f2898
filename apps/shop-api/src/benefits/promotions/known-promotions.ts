import type { Queryable } from '@fachwerk/database';
import { berlinDate, plusDays } from '@fachwerk/shared/time';
import type { PromotionRecord } from './promotion-rule';

/** The promotions that are not left out of the last file. */
export const findPromotions = (db: Queryable): Promise<PromotionRecord[]> =>
  db.query<PromotionRecord & { [column: string]: unknown }>(
    `select id, rule, code, valid_from as "validFrom", valid_until as "validUntil", max_uses as "maxUses",
       is_once_per_customer as "isOncePerCustomer"
     from promotion where is_active order by id`,
  );

/** A promotion in the form of its file; a field without a value is absent. */
export function fileFieldsOf(promotion: PromotionRecord): Record<string, unknown> {
  const { id, rule, code, validFrom, validUntil, maxUses, isOncePerCustomer } = promotion;
  const { benefit, fromCents, ...others } = rule;
  const fields = {
    id,
    ...others,
    benefit:
      benefit.kind === 'percentage' ? { kind: 'percentage', percent: benefit.basisPoints / 100 } : benefit,
    fromCents: fromCents === 0 ? null : fromCents,
    code,
    firstDay: validFrom && berlinDate(validFrom.toISOString()),
    lastDay: validUntil && plusDays(berlinDate(validUntil.toISOString()), -1),
    maxUses,
    oncePerCustomer: isOncePerCustomer,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that a known promotion does not have in the file stay; null makes a field its default. */
export function keepFields(stated: unknown, known: ReadonlyMap<string, PromotionRecord>): unknown {
  if (!isObject(stated)) return stated;
  const before = typeof stated.id === 'string' ? known.get(stated.id) : undefined;
  const fields: Record<string, unknown> = { ...(before && fileFieldsOf(before)), ...stated };
  const { benefit } = stated;
  const benefitBefore = before && fileFieldsOf(before).benefit;
  if (isObject(benefit) && isObject(benefitBefore) && benefit.kind === benefitBefore.kind)
    fields.benefit = { ...benefitBefore, ...benefit };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
