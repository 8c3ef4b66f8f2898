import { toIsoDate } from '@fachwerk/shared/rules';
import { ShopError } from '../../kernel/errors/shop-error';
import type { Period } from './rental-price';
import { instantAt, type PeriodFault } from './rental-slots';

/** Days and times as the forms have checked them. */
export interface TypedPeriod {
  fromDay: string;
  fromTime: string;
  toDay: string;
  toTime: string;
}

/** The error 400 of a field, with its reason also above the form. */
export const periodRefusal = ({ field, key, values }: PeriodFault): ShopError =>
  new ShopError({
    statusCode: 400,
    key,
    values,
    fieldErrors: [{ field, msg: key, ...(values && { values }) }],
  });

/** The instants of a typed time. Throws for a time that the clock skips. */
export const readPeriod = ({ fromDay, fromTime, toDay, toTime }: TypedPeriod): Period => ({
  from: readInstant(fromDay, fromTime, 'fromTime'),
  to: readInstant(toDay, toTime, 'toTime'),
});

function readInstant(day: string, time: string, field: 'fromTime' | 'toTime'): Date {
  const at = instantAt(toIsoDate(day) ?? '', time.padStart('00:00'.length, '0'));
  if (!at) throw periodRefusal({ field, key: 'rental.error.skippedTime' });
  return at;
}
