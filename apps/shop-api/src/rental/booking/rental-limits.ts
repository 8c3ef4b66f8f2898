import type { Queryable } from '@fachwerk/database';
import { ShopError } from '../../kernel/errors/shop-error';
import type { Person } from '../../kernel/limits/person';

/** Vehicles that are kept without a payment; as for goods, decision 0095. */
const LIMITS = {
  /** Open bookings of a person, not those whose time is over. Professional customers are logged in. */
  household: 3,
  business: 10,
  /** Pending and open bookings of a network: schools and offices share one. */
  network: 30,
  pendingOfNetwork: 10,
  /** Late cancellations and no-shows of a person within the window, from which on the store books. */
  missed: 3,
} as const;
const MISSED_WINDOW = '90 days';

/** Keeps a vehicle at $2: a booking whose time is over does not, whether or not the store has reported it. */
const IS_OPEN = `(b.state = 'PENDING' and b.expires_at > $2 or b.state = 'BOOKED' and upper(b.during) > $2
  or b.state = 'HANDED_OUT')`;

/** Parallel calls with a common key wait for each other, in one order, so that the limits are exact. */
async function lockKeys(tx: Queryable, keys: readonly string[]): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('rental ' || k.key, 0))
     from (select key from unnest($1::text[]) as key order by key) k`,
    [keys],
  );
}

/** Throws if a network keeps enough vehicles; its other pending bookings are given back by time. */
export async function limitNetwork(tx: Queryable, network: string, now: Date): Promise<void> {
  await lockKeys(tx, [network]);
  const [row] = await tx.query<{ open: number; pending: number }>(
    `select count(*)::int as open, (count(*) filter (where b.state = 'PENDING'))::int as pending
     from rental_booking b where b.network = $1 and ${IS_OPEN}`,
    [network, now],
  );
  if (row && (row.open >= LIMITS.network || row.pending >= LIMITS.pendingOfNetwork))
    throw new ShopError({ statusCode: 429, key: 'rental.error.network' });
}

/**
 * Throws if a person has enough open bookings, or has missed too many. Of a customer who is logged in only
 * those of the account are missed: a stranger can type the address of another person.
 */
export async function limitPerson(
  tx: Queryable,
  person: Person,
  { isProhibis, customerId, now }: { isProhibis: boolean; customerId: string | null; now: Date },
): Promise<void> {
  await lockKeys(tx, person);
  const [row] = await tx.query<{ open: number; missed: number }>(
    `select (count(*) filter (where ${IS_OPEN}))::int as open,
       (count(*) filter (where (b.state = 'NO_SHOW' or b.is_late_cancelled)
         and ($3::text is null or b.customer_id = $3)
         and b.changed_at > $2::timestamptz - interval '${MISSED_WINDOW}'))::int as missed
     from rental_booking b
     where b.person && $1 and b.state in ('BOOKED', 'HANDED_OUT', 'NO_SHOW', 'CANCELLED')`,
    [person, now, customerId],
  );
  const most = isProhibis ? LIMITS.business : LIMITS.household;
  if (row && row.open >= most)
    throw new ShopError({ statusCode: 409, key: 'rental.error.tooMany', values: { count: row.open } });
  if (row && row.missed >= LIMITS.missed)
    throw new ShopError({ statusCode: 409, key: 'rental.error.tooManyMissed' });
}
