import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Database, Queryable } from '@fachwerk/database';
import type { LotteryOptions } from '@fachwerk/shared/contracts';
import { type LotteryEntry, type LotteryFault, parseLotteries } from './lottery-file';

export interface LotteryImport {
  /** What becomes of each lottery without a fault. */
  results: { lotteryId: string; result: 'new' | 'changed' | 'unchanged' }[];
  faults: LotteryFault[];
}

interface ImportOptions {
  isDryRun?: boolean;
  now?: Date;
}

/**
 * Stores the lotteries of a file; one that the file does not name stays as it is. Once a lottery has opened,
 * only its title and the link to its conditions change: people have entered for that prize and that day.
 */
export function importLotteries(
  db: Database,
  content: string,
  { isDryRun = false, now = new Date() }: ImportOptions = {},
): Promise<LotteryImport> {
  const { lotteries, faults } = parseLotteries(content);
  return db.transaction(async (tx) => {
    const results: LotteryImport['results'] = [];
    for (const lottery of lotteries) {
      const { lotteryId } = lottery;
      const known = await findKnown(tx, lotteryId);
      const fixed = known && known.opensAt <= now ? changedTerm(known, lottery) : undefined;
      if (fixed !== undefined) {
        faults.push({ lottery: lotteryId, field: fixed, reason: 'cannot change after the opening' });
        continue;
      }
      const result = !known ? 'new' : isSame(known, lottery) ? 'unchanged' : 'changed';
      results.push({ lotteryId, result });
      if (!isDryRun && result !== 'unchanged') await writeLottery(tx, lottery);
    }
    return { results, faults };
  });
}

interface KnownLottery {
  [column: string]: unknown;
  title: string;
  prize: string;
  link: string;
  opensAt: Date;
  closesAt: Date;
  winners: number;
  options: LotteryOptions;
}

async function findKnown(tx: Queryable, lotteryId: string): Promise<KnownLottery | undefined> {
  const [known] = await tx.query<KnownLottery>(
    `select title, prize, link, opens_at as "opensAt", closes_at as "closesAt", winners, options
     from lottery where id = $1 for update`,
    [lotteryId],
  );
  return known;
}

const TERMS = ['prize', 'opensAt', 'closesAt', 'winners', 'options'] as const;

const changedTerm = (known: KnownLottery, lottery: LotteryEntry): string | undefined =>
  TERMS.find((name) => !isDeepStrictEqual(known[name], lottery[name]));

const isSame = (known: KnownLottery, lottery: LotteryEntry): boolean =>
  changedTerm(known, lottery) === undefined && known.title === lottery.title && known.link === lottery.link;

/** The seed of a drawing is made with the lottery and never changes: its hash is published from now on. */
async function writeLottery(tx: Queryable, lottery: LotteryEntry): Promise<void> {
  const { lotteryId, title, prize, link, opensAt, closesAt, winners, options } = lottery;
  const seed = randomBytes(32).toString('hex');
  const seedHash = createHash('sha256').update(seed).digest('hex');
  await tx.query(
    `insert into lottery (id, title, prize, link, opens_at, closes_at, winners, options, seed, seed_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do update set title = excluded.title, prize = excluded.prize, link = excluded.link,
       opens_at = excluded.opens_at, closes_at = excluded.closes_at, winners = excluded.winners,
       options = excluded.options`,
    [lotteryId, title, prize, link, opensAt, closesAt, winners, JSON.stringify(options), seed, seedHash],
  );
}
