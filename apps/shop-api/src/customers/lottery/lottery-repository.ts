import type { Queryable } from '@fachwerk/database';
import type {
  DeskLottery,
  DeskWinner,
  Lottery,
  LotteryForm,
  LotteryOptions,
  Salutation,
} from '@fachwerk/shared/contracts';
import { isOldEnough, type LotteryRestriction, type LotteryState, toIsoDate } from '@fachwerk/shared/rules';
import { berlinDate } from '@fachwerk/shared/time';
import { ShopError } from '../../kernel/errors/shop-error';
import { hashed } from '../../kernel/limits/hashed';
import { addressOfPerson } from '../../kernel/limits/person-address';
import { dayAndTimeText, untilText } from '../../kernel/text/answer-language';
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
  entriesRemovedAt: Date | null;
  codesHash: string | null;
  winningCodes: string[] | null;
}
export type StoredLottery = LotteryRow;

const COLUMNS = `l.id, l.title, l.prize, l.link, l.opens_at as "opensAt", l.closes_at as "closesAt",
  l.winners, l.options, l.seed, l.seed_hash as "seedHash", l.drawn_at as "drawnAt", l.entries,
  l.entries_removed_at as "entriesRemovedAt", l.codes_hash as "codesHash", l.winning_codes as "winningCodes"`;

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
  const { drawnAt, entries, entriesRemovedAt, codesHash, winningCodes } = lottery;
  return {
    lotteryId: id,
    title,
    prize,
    link,
    state: stateOf(lottery, now),
    isVoid: entriesRemovedAt !== null,
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
  entriesRemovedAt: Date | null;
  winningCodes: string[] | null;
}

export async function findDeskLotteries(db: Queryable, now: Date): Promise<DeskLottery[]> {
  const rows = await db.query<DeskRow>(
    `select l.id as "lotteryId", l.title, l.opens_at as "opensAt", l.closes_at as "closesAt",
       l.drawn_at as "drawnAt", l.winners, l.winning_codes as "winningCodes",
       l.entries_removed_at as "entriesRemovedAt",
       coalesce(l.entries,
         (select count(*)::integer from lottery_entry e where e.lottery_id = l.id)) as entries
     from lottery l order by l.closes_at desc, l.id limit ${MOST}`,
  );
  const drawn = rows.filter(({ drawnAt }) => drawnAt !== null).map(({ lotteryId }) => lotteryId);
  const winners = await findWinners(db, drawn);
  return rows.map((row) => ({
    lotteryId: row.lotteryId,
    title: row.title,
    state: stateOf(row, now),
    isVoid: row.entriesRemovedAt !== null,
    closesText: untilText(row.closesAt),
    winners: row.winners,
    entries: row.entries,
    winningCodes: row.winningCodes ?? [],
    winningEntries: winners.get(row.lotteryId) ?? [],
  }));
}

interface WinnerRow {
  [column: string]: unknown;
  lotteryId: string;
  code: string;
  salutation: Salutation;
  firstName: string;
  lastName: string;
  email: string;
  birthDate: string | null;
}

/** Whom to write to, by lottery and in the order of the drawing; until their entries are deleted. */
async function findWinners(db: Queryable, drawn: readonly string[]): Promise<Map<string, DeskWinner[]>> {
  const rows = await db.query<WinnerRow>(
    `select e.lottery_id as "lotteryId", e.code, e.salutation, e.first_name as "firstName",
       e.last_name as "lastName", e.email, to_char(e.birth_date, 'DD.MM.YYYY') as "birthDate"
     from lottery l join lottery_entry e on e.lottery_id = l.id and e.code = any(l.winning_codes)
     where l.id = any($1) order by e.lottery_id, array_position(l.winning_codes, e.code)`,
    [drawn],
  );
  const winners = new Map<string, DeskWinner[]>();
  for (const { lotteryId, firstName, lastName, ...one } of rows) {
    const winner = { ...one, name: `${firstName} ${lastName}`.trim() };
    winners.set(lotteryId, [...(winners.get(lotteryId) ?? []), winner]);
  }
  return winners;
}

/** A lottery that is not drawn until then stays so: its page must not state that it had no entry. */
export async function removeOldEntries(db: Queryable, now: Date): Promise<void> {
  const { keep } = tables.lottery_entry;
  // Waits for a drawing that is running, which keeps its entries.
  await db.query(
    `update lottery l set entries_removed_at = $1
     where l.id in (select lottery_id from lottery_entry
         where entered_at < $1::timestamptz - interval '${keep}')
       and l.closes_at < $1::timestamptz - interval '${keep}'
       and l.drawn_at is null and l.entries_removed_at is null`,
    [now],
  );
  await db.query(
    `delete from lottery_entry e using lottery l
     where l.id = e.lottery_id and e.entered_at < $1::timestamptz - interval '${keep}'
       and (l.entries_removed_at is not null or l.drawn_at < $1::timestamptz - interval '${keep}')`,
    [now],
  );
}
