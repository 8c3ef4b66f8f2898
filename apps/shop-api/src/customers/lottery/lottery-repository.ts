import type { Queryable } from '@fachwerk/database';
import type { DeskLottery, Lottery, LotteryForm, LotteryOptions } from '@fachwerk/shared/contracts';
import { isOldEnough, type LotteryRestriction, type LotteryState, toIsoDate } from '@fachwerk/shared/rules';
import { berlinDate, dayAndTimeText, untilText } from '@fachwerk/shared/time';
import { ShopError } from '../../kernel/errors/shop-error';
import { hashed } from '../../kernel/limits/hashed';
import { addressOfPerson } from '../../kernel/limits/person-address';
import { newReceiptNumber } from '../../kernel/text/receipt-number';
import { tables } from '../database/tables';

/** Rows of the list for operators. */
const MOST = 100;

interface LotteryRow {
  [column: string]: unknown;
  id: string;
  title: string;
  prize: string;
  link: string;
  opensAt: Date;
  closesAt: Date;
  winners: number;
  options: LotteryOptions;
  seed: string;
  seedHash: string;
  drawnAt: Date | null;
  entries: number | null;
  codesHash: string | null;
  winningCodes: string[] | null;
}
export type StoredLottery = LotteryRow;

const COLUMNS = `l.id, l.title, l.prize, l.link, l.opens_at as "opensAt", l.closes_at as "closesAt", l.winners,
  l.options, l.seed, l.seed_hash as "seedHash", l.drawn_at as "drawnAt", cardinality(l.codes) as entries,
  l.codes_hash as "codesHash", l.winning_codes as "winningCodes"`;

export async function requireLottery(db: Queryable, lotteryId: string): Promise<StoredLottery> {
  const [row] = await db.query<LotteryRow>(`select ${COLUMNS} from lottery l where l.id = $1`, [lotteryId]);
  if (!row) throw unknownLottery();
  return row;
}

export const unknownLottery = () => new ShopError({ statusCode: 404, key: 'error.lottery.notFound' });

export const today = (now: Date): string => berlinDate(now.toISOString());

/** The instant of the opening belongs to it, that of the closing does not. */
export function stateOf(
  { opensAt, closesAt, drawnAt }: Pick<LotteryRow, 'opensAt' | 'closesAt' | 'drawnAt'>,
  now: Date,
): LotteryState {
  if (drawnAt) return 'DRAWN';
  if (now < opensAt) return 'UPCOMING';
  return now < closesAt ? 'OPEN' : 'CLOSED';
}

/** The seed is left out until the drawing. */
export function lotteryView(lottery: StoredLottery, now: Date): Lottery {
  const { id, title, prize, link, opensAt, closesAt, winners, options, seed, seedHash } = lottery;
  const { drawnAt, entries, codesHash, winningCodes } = lottery;
  return {
    lotteryId: id,
    title,
    prize,
    link,
    state: stateOf(lottery, now),
    opensText: dayAndTimeText(opensAt),
    closesText: untilText(closesAt),
    winners,
    options,
    today: today(now),
    seedHash,
    drawing:
      drawnAt && codesHash !== null && winningCodes
        ? { drawnText: dayAndTimeText(drawnAt), seed, entries: entries ?? 0, codesHash, winningCodes }
        : null,
  };
}

export async function findCodes(db: Queryable, lotteryId: string): Promise<string[]> {
  const [row] = await db.query<{ codes: string[] | null }>('select codes from lottery where id = $1', [
    lotteryId,
  ]);
  if (!row) throw unknownLottery();
  return row.codes ?? [];
}

/** Why this form is not taken now. */
export function restrictionOf(
  lottery: StoredLottery,
  { birthDate }: Pick<LotteryForm, 'birthDate'>,
  now: Date,
): LotteryRestriction | undefined {
  if (stateOf(lottery, now) !== 'OPEN') return 'closed';
  const { minimumAge } = lottery.options;
  return minimumAge !== null && !isOldEnough(birthDate, minimumAge, today(now)) ? 'age' : undefined;
}

/** Holds the state of the lottery until the end of the transaction: a drawing waits, or was before. */
export async function holdLottery(tx: Queryable, lotteryId: string): Promise<StoredLottery> {
  const [row] = await tx.query<LotteryRow>(`select ${COLUMNS} from lottery l where l.id = $1 for share`, [
    lotteryId,
  ]);
  if (!row) throw unknownLottery();
  return row;
}

/** The code of a new entry; undefined if the person has one, which stays. */
export async function addEntry(tx: Queryable, form: LotteryForm, now: Date): Promise<string | undefined> {
  const { lotteryId, email, salutation, firstname, lastname, birthDate } = form;
  const [row] = await tx.query<{ code: string }>(
    `insert into lottery_entry
       (lottery_id, code, person, email, salutation, first_name, last_name, birth_date, entered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (lottery_id, person) do nothing returning code`,
    [
      lotteryId,
      newReceiptNumber('G'),
      hashed(addressOfPerson(email)),
      email,
      salutation,
      firstname,
      lastname,
      toIsoDate(birthDate),
      now,
    ],
  );
  return row?.code;
}

interface DeskRow {
  [column: string]: unknown;
  lotteryId: string;
  title: string;
  opensAt: Date;
  closesAt: Date;
  drawnAt: Date | null;
  winners: number;
  entries: number;
  winningCodes: string[] | null;
}

export async function findDeskLotteries(db: Queryable, now: Date): Promise<DeskLottery[]> {
  const rows = await db.query<DeskRow>(
    `select l.id as "lotteryId", l.title, l.opens_at as "opensAt", l.closes_at as "closesAt",
       l.drawn_at as "drawnAt", l.winners, l.winning_codes as "winningCodes",
       coalesce(cardinality(l.codes),
         (select count(*)::integer from lottery_entry e where e.lottery_id = l.id)) as entries
     from lottery l order by l.closes_at desc, l.id limit ${MOST}`,
  );
  return rows.map((row) => ({
    lotteryId: row.lotteryId,
    title: row.title,
    state: stateOf(row, now),
    closesText: untilText(row.closesAt),
    winners: row.winners,
    entries: row.entries,
    winningCodes: row.winningCodes ?? [],
  }));
}

export async function removeOldEntries(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from lottery_entry e using lottery l
     where l.id = e.lottery_id and e.entered_at < $1::timestamptz - interval '${tables.lottery_entry.keep}'
       and coalesce(l.drawn_at, l.closes_at) < $1::timestamptz - interval '${tables.lottery_entry.keep}'`,
    [now],
  );
}
