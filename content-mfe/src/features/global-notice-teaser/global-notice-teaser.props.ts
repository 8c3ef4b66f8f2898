import { calendarDay } from '@fachwerk/shared/time';
import * as z from 'zod/mini';
import { Anchor } from '../../parts/fields';
import { Link } from '../../parts/links';

/** A day, or a day with a time, on the clocks of Germany. */
const LOCAL_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/;
/** "2026-02-31" has the form of a day and is none. */
const isDay = (localTime: string): boolean => calendarDay(localTime.slice(0, 10)) !== null;
const LocalTime = (hint: string) => z.string().check(z.regex(LOCAL_TIME), z.refine(isDay), z.describe(hint));

export const GlobalNoticeProps = z
  .object({
    text: z
      .string()
      .check(z.minLength(1), z.maxLength(300), z.describe('Der Hinweis, höchstens 300 Zeichen')),
    title: z.optional(
      z.string().check(z.minLength(1), z.maxLength(80), z.describe('Wenige Worte vor dem Hinweis')),
    ),
    link: z.optional(Link),
    anchor: z.optional(Anchor),
    tone: z._default(z.enum(['info', 'offer', 'warning']).check(z.describe('Farbe')), 'info'),
    scope: z._default(
      z
        .enum(['page', 'local'])
        .check(z.describe('"page": ein Band über die ganze Seite; "local": ein Kasten an seiner Stelle')),
      'local',
    ),
    startsAt: z.optional(
      LocalTime('Ab wann er zu sehen ist, deutsche Zeit: "2026-12-01" oder "2026-12-01T08:00"'),
    ),
    endsAt: z.optional(
      LocalTime('Wann er verschwindet, deutsche Zeit; ein Tag ohne Uhrzeit zählt ganz: "2026-12-24"'),
    ),
    timer: z._default(
      z.boolean().check(z.describe('Zeigt, wie lange es noch dauert; braucht "endsAt"')),
      false,
    ),
  })
  .check(
    z.refine(({ timer, endsAt }) => !timer || endsAt !== undefined),
    z.refine(({ startsAt = '', endsAt }) => endsAt === undefined || startsAt < `${endsAt}~`),
  );
export type GlobalNoticeProps = z.output<typeof GlobalNoticeProps>;
