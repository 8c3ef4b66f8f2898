import { RECALL_REMEDIES } from '@fachwerk/shared/contracts';
import { calendarDay } from '@fachwerk/shared/time';
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
const line = stated(plainLine, 300);
const paragraphs = stated(plainText, 4000);
const day = z.string().check(z.refine((value) => calendarDay(value) === value, 'is no date like 2026-11-30'));
const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const picture = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(?:https:\/\/|\/(?!\/))\S+$/, 'is no address https:// or /…'));

/** Words by which buyers underestimate a risk: Regulation (EU) 2023/988, Art. 36(2)(c). */
const PLAYS_DOWN = /freiwillig|vorsorglich|vorsichtsma(?:ß|ss)nahme|in seltenen|ermessen|keine unfälle/i;
const hazard = paragraphs.check(
  z.refine(
    (value) => !PLAYS_DOWN.test(value),
    'must not play the risk down (Regulation (EU) 2023/988, Art. 36(2)(c))',
  ),
);

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A recall as a file states it. */
const RecallEntry = z
  .strictObject({
    recallId: id,
    publishedOn: day,
    closedOn: z._default(z.nullable(day), null),
    title: line,
    brand: line,
    itemIds: z.array(id).check(z.minLength(1), z.maxLength(1000), z.refine(isUnique, 'names an item twice')),
    lots: z._default(z.array(line).check(z.maxLength(500)), []),
    lotsPlace: z.optional(line),
    soldFrom: z._default(z.nullable(day), null),
    soldTo: z._default(z.nullable(day), null),
    hazard,
    action: paragraphs,
    remedies: z
      .array(z.enum(RECALL_REMEDIES))
      .check(
        z.minLength(2, 'must offer two remedies or more (Regulation (EU) 2023/988, Art. 37(1))'),
        z.refine(isUnique, 'names a remedy twice'),
      ),
    contact: z
      .strictObject({
        phone: z.optional(line),
        email: z.optional(z.email()),
        link: z.optional(z.string().check(z.maxLength(2000), z.regex(/^https:\/\/\S+$/))),
      })
      .check(
        z.refine(
          ({ phone, link }) => phone !== undefined || link !== undefined,
          'needs a phone number free of charge or the link of a page (Art. 36(2)(f))',
        ),
      ),
    operator: line,
    picture: z.optional(picture),
  })
  .check(
    z.refine(({ soldFrom, soldTo }) => soldFrom === null || soldTo === null || soldFrom <= soldTo, {
      error: 'ends before it begins',
      path: ['soldTo'],
    }),
    z.refine(({ publishedOn, closedOn }) => closedOn === null || publishedOn <= closedOn, {
      error: 'is before the day of publication',
      path: ['closedOn'],
    }),
  );
export type RecallEntry = z.output<typeof RecallEntry>;

const FIELDS = [
  ...['recallId', 'publishedOn', 'closedOn', 'title', 'brand', 'itemIds', 'lots', 'lotsPlace', 'soldFrom'],
  ...['soldTo', 'hazard', 'action', 'remedies', 'contact', 'phone', 'email', 'link', 'operator', 'picture'],
];

export interface RecallFault extends FieldFault {
  /** Its number or, without one, its position in the file, starting at 1. */
  recall: string;
}

const { localeError: english } = z.locales.en();

/**
 * The recalls of a file, and its faults. A recall with a fault is left out and does not delay the others.
 * `today` is an ISO date: what is published or closed later is a fault.
 */
export function parseRecalls(
  content: string,
  today: string,
): { recalls: RecallEntry[]; faults: RecallFault[] } {
  const read = readJson(content);
  if ('problem' in read)
    return { recalls: [], faults: [{ recall: `line ${read.line}`, field: '', reason: read.problem }] };
  if (!Array.isArray(read.value))
    return {
      recalls: [],
      faults: [{ recall: '1', field: '', reason: 'the file must contain an array of recalls' }],
    };
  const recalls: RecallEntry[] = [];
  const faults: RecallFault[] = [];
  for (const [index, value] of (read.value as unknown[]).entries()) {
    const recall = nameOfEntry(value, index, 'recallId');
    const result = RecallEntry.safeParse(value, { error: english });
    const found = result.success
      ? faultsOf(result.data, today, recalls)
      : faultsOfIssues(result.error.issues, FIELDS);
    if (result.success && found.length === 0) recalls.push(result.data);
    faults.push(...found.map((fault) => ({ recall, ...fault })));
  }
  return { recalls, faults };
}

function faultsOf(
  { recallId, publishedOn, closedOn }: RecallEntry,
  today: string,
  before: readonly RecallEntry[],
): FieldFault[] {
  const later = 'is after today';
  return [
    ...(publishedOn > today ? [{ field: 'publishedOn', reason: later }] : []),
    ...(closedOn !== null && closedOn > today ? [{ field: 'closedOn', reason: later }] : []),
    ...(before.some((one) => one.recallId === recallId)
      ? [{ field: 'recallId', reason: 'occurs twice' }]
      : []),
  ];
}
