import { LotteryOptions } from '@fachwerk/shared/contracts';
import { calendarDay, instantOf } from '@fachwerk/shared/time';
import * as z from 'zod/mini';
import { faultsOfIssues, type FieldFault, nameOfEntry } from '../../kernel/import/entry-faults';
import { readJson } from '../../kernel/import/json-rows';
import { plainLine, plainText } from '../../kernel/import/plain-text';
import { textFault } from '../../kernel/import/read-text';

const stated = (normalise: (value: string) => string, most: number) =>
  z.string().check(
    z.overwrite(normalise),
    z.minLength(1),
    z.maxLength(most),
    z.refine((value) => textFault(value) === undefined, { error: ({ input }) => textFault(String(input)) }),
  );

const LOCAL_TIME = /^(\d{4}-\d\d-\d\d)[ T]((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** "2026-12-31 23:59" in Europe/Berlin. */
const instant = z.pipe(
  z.string().check(
    z.refine((value) => {
      const [, date = ''] = LOCAL_TIME.exec(value) ?? [];
      return calendarDay(date) === date;
    }, 'is no local time like "2026-12-31 23:59"'),
  ),
  z.transform((value) => {
    const [, date = '', time = ''] = LOCAL_TIME.exec(value) ?? [];
    return instantOf(date, time);
  }),
);

const { firstname, lastname, birthdate, newsletter, minimumAge } = LotteryOptions.shape;
const Options = z
  .strictObject({
    firstname: z._default(firstname, 'required'),
    lastname: z._default(lastname, 'required'),
    birthdate: z._default(birthdate, 'hidden'),
    newsletter: z._default(newsletter, 'optional'),
    minimumAge: z._default(
      minimumAge.check(z.refine((value) => value === null || (value > 0 && value < 100))),
      null,
    ),
  })
  .check(
    z.refine((options) => options.minimumAge === null || options.birthdate === 'required', {
      error: 'must be "required" with a minimumAge',
      path: ['birthdate'],
    }),
  );

/** A lottery as a file states it. */
const LotteryEntry = z
  .strictObject({
    lotteryId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
    title: stated(plainLine, 120),
    prize: stated(plainText, 1000),
    link: z
      .string()
      .check(z.maxLength(500), z.regex(/^(?:https:\/\/|\/(?![/\\]))\S+$/, 'is no address https:// or /…')),
    opensAt: instant,
    closesAt: instant,
    winners: z.int().check(z.gte(1), z.lte(100)),
    options: z.prefault(Options, {}),
  })
  .check(
    z.refine(({ opensAt, closesAt }) => opensAt < closesAt, {
      error: 'is not after opensAt',
      path: ['closesAt'],
    }),
  );
export type LotteryEntry = z.output<typeof LotteryEntry>;

const FIELDS = [
  ...['lotteryId', 'title', 'prize', 'link', 'opensAt', 'closesAt', 'winners', 'options'],
  ...['firstname', 'lastname', 'birthdate', 'newsletter', 'minimumAge'],
];

export interface LotteryFault extends FieldFault {
  /** Its id or, without one, its position in the file, starting at 1. */
  lottery: string;
}

const { localeError: english } = z.locales.en();

/**
 * The lotteries of a file, and its faults. A lottery with a fault is left out and does not delay the others.
 */
export function parseLotteries(content: string): { lotteries: LotteryEntry[]; faults: LotteryFault[] } {
  const read = readJson(content);
  if ('problem' in read)
    return { lotteries: [], faults: [{ lottery: `line ${read.line}`, field: '', reason: read.problem }] };
  if (!Array.isArray(read.value))
    return {
      lotteries: [],
      faults: [{ lottery: '1', field: '', reason: 'the file must contain an array of lotteries' }],
    };
  const lotteries: LotteryEntry[] = [];
  const faults: LotteryFault[] = [];
  for (const [index, value] of (read.value as unknown[]).entries()) {
    const lottery = nameOfEntry(value, index, 'lotteryId');
    const result = LotteryEntry.safeParse(value, { error: english });
    if (!result.success)
      faults.push(...faultsOfIssues(result.error.issues, FIELDS).map((fault) => ({ lottery, ...fault })));
    else if (lotteries.some(({ lotteryId }) => lotteryId === lottery))
      faults.push({ lottery, field: 'lotteryId', reason: 'occurs twice' });
    else lotteries.push(result.data);
  }
  return { lotteries, faults };
}
