import type { Reason } from '@fachwerk/shared/contracts';
import { count, duration, odds, percent, share } from './figures';

/** Values of a reason in units that its reader formats: minutes, shares from 0 to 1, percentages, counts. */
interface Values {
  commit: string;
  files: number;
  until: string;
  baseHits: number;
  baseOf: number;
  baseRate: number;
  baseMs: number;
  allowedMs: number;
  by: string;
  evidence: number;
  expected: number;
  from: number;
  heir: string;
  hits: number;
  limit: number;
  limitMinutes: number;
  major: number;
  minutes: number;
  ms: number;
  of: number;
  ofMinutes: number;
  owner: string;
  percent: number;
  state: string;
  subject: string;
  text: string;
  to: number;
  version: string;
  views: number;
  widget: string;
}

const of = <Name extends keyof Values>(write: (values: Pick<Values, Name>) => string) => write;

type Compared = 'hits' | 'of' | 'version' | 'baseHits' | 'baseOf' | 'evidence';
const compared = (what: string) =>
  of<Compared>(
    ({ hits, of: views, version, baseHits, baseOf, evidence }) =>
      `${share({ hits, of: views })} of ${version} ${what}, of the base ${share({ hits: baseHits, of: baseOf })}. Evidence ${odds(evidence)}.`,
  );
const first = (what: string) =>
  of<'hits' | 'of' | 'version' | 'limit' | 'evidence'>(
    ({ hits, of: views, version, limit, evidence }) =>
      `${share({ hits, of: views })} of ${version} ${what}; the limit of a first version is ${limit * 100} %. Evidence ${odds(evidence)}.`,
  );
const slow = (version: string, ms: number, allowedMs: number, forWhat: string, evidence: number) =>
  `Slow: a quarter of the views of ${version} wait ${count(ms)} ms or longer for a widget; ${count(allowedMs)} ms are allowed for ${forWhat}. Evidence ${odds(evidence)}.`;

const FAILED = 'had a widget that failed';
const ERRED = 'had an uncaught error';

/** English text of every reason, for terminals and logs. The operators' page has a German one per key. */
const TEXTS = {
  advance: of<'views' | 'minutes' | 'to'>(
    ({ views, minutes, to }) =>
      `${count(views)} views in ${duration(minutes)} and no rule speaks against ${to} %.`,
  ),
  'base-views': of<'views' | 'of'>(
    ({ views, of: all }) => `${count(views)} of ${count(all)} views of the base to compare with.`,
  ),
  clean: of<'views' | 'minutes' | 'to'>(
    ({ views, minutes, to }) =>
      `Little traffic: only ${count(views)} views in ${duration(minutes)}, but none of them failed. On to ${to} %.`,
  ),
  crash: of<'minutes' | 'hits' | 'of' | 'version'>(
    ({ minutes, hits, of: views, version }) =>
      `Crash wave: within ${duration(minutes)} ${share({ hits, of: views })} of ${version} ${FAILED}.`,
  ),
  ended: of<'percent'>(({ percent: at }) => `Taken from ${at} % of visitors.`),
  errors: compared(ERRED),
  'errors-first': first(ERRED),
  failures: compared(FAILED),
  'failures-first': first(FAILED),
  'from-to': of<'from' | 'to'>(({ from, to }) => `From ${from} % to ${to} % of visitors.`),
  gate: of<'text'>(({ text }) => text),
  goals: compared('reached a goal'),
  'goals-expected': of<'expected' | 'of' | 'baseRate'>(
    ({ expected, of: all, baseRate }) =>
      `${count(expected)} of ${count(all)} goals were to be expected so far (the base reaches one in ${percent(baseRate)} of its views).`,
  ),
  held: of<'percent'>(({ percent: at }) => `Held at ${at} %.`),
  'little-traffic': of<'minutes' | 'percent'>(
    ({ minutes, percent: at }) => `Little traffic: ${duration(minutes)} were not enough to judge at ${at} %.`,
  ),
  minutes: of<'minutes' | 'ofMinutes'>(
    ({ minutes, ofMinutes }) => `${duration(minutes)} of ${duration(ofMinutes)} in this stage.`,
  ),
  'name-freed': of<'widget' | 'owner'>(
    ({ widget, owner }) => `The widget name "${widget}" of ${owner} is free.`,
  ),
  'name-handed-over': of<'widget' | 'owner' | 'heir'>(
    ({ widget, owner, heir }) => `The widget name "${widget}" belongs to ${heir} now, before to ${owner}.`,
  ),
  'ordered-all': of<never>(() => 'Ordered: all visitors get it.'),
  'ordered-end': of<never>(() => 'Ended by order: no visitor gets it.'),
  'ordered-hold': of<never>(() => 'Ordered to stay.'),
  passport: of<'text'>(({ text }) => `Reason for its passport: ${text}`),
  previous: of<'version'>(({ version }) => `Before: ${version}.`),
  'password-set': of<'subject'>(({ subject }) => `The password of operator ${subject} was set.`),
  preview: of<'until'>(({ until }) => `A link shows it to its holder until ${until}.`),
  published: of<'files'>(({ files }) => `${files} files were published.`),
  'published-commit': of<'files' | 'commit'>(
    ({ files, commit }) => `${files} files were published of commit ${commit}.`,
  ),
  replaced: of<'subject'>(({ subject }) => `Replaced by ${subject}.`),
  restored: of<'subject'>(({ subject }) => `All visitors get ${subject} again.`),
  retired: of<'major'>(({ major }) => `Major ${major} is not live any more.`),
  'rolled-back-by': of<'by'>(({ by }) => `Rolled back by ${by}.`),
  'signed-in': of<never>(() => 'Signed in.'),
  silence: of<'views' | 'version' | 'expected' | 'percent'>(
    ({ views, version, expected, percent: at }) =>
      `Silence: ${count(views)} views of ${version} sent telemetry; about ${count(expected)} were to be expected at ${at} %.`,
  ),
  slow: of<'version' | 'ms' | 'allowedMs' | 'baseMs' | 'evidence'>(
    ({ version, ms, allowedMs, baseMs, evidence }) =>
      slow(version, ms, allowedMs, `the base’s ${count(baseMs)} ms`, evidence),
  ),
  'slow-first': of<'version' | 'ms' | 'allowedMs' | 'evidence'>(({ version, ms, allowedMs, evidence }) =>
    slow(version, ms, allowedMs, 'a first version', evidence),
  ),
  state: of<'state'>(({ state }) => `It is ${state}.`),
  'time-limit': of<'minutes' | 'limitMinutes'>(
    ({ minutes, limitMinutes }) =>
      `Time limit: after ${duration(minutes)} not all visitors have it; ${duration(limitMinutes)} are allowed.`,
  ),
  'to-all': of<never>(() => 'All visitors get it.'),
  'to-some': of<'percent'>(({ percent: at }) => `${at} % of visitors get it.`),
  'token-operate': of<never>(() => 'A token with the right to operate was created.'),
  'token-publish': of<'subject'>(
    ({ subject }) => `A token with the right to publish ${subject} was created.`,
  ),
  'token-report-uses': of<never>(() => 'A token with the right to report uses was created.'),
  'token-revoked': of<never>(() => 'The token was revoked.'),
  undecided: of<'minutes'>(({ minutes }) => `Undecided after ${duration(minutes)}.`),
  'use-confirmed': of<'widget'>(({ widget }) => `The use of "${widget}" on this page counts for the gate.`),
  'use-unconfirmed': of<'widget'>(
    ({ widget }) => `The use of "${widget}" on this page does not count for the gate any more.`,
  ),
  views: of<'views' | 'of'>(({ views, of: all }) => `${count(views)} of ${count(all)} views.`),
} as const;

type Texts = typeof TEXTS;
export type ReasonKey = keyof Texts;

export function reason<K extends ReasonKey>(key: K, ...[values]: Arguments<K>): Reason {
  const write = TEXTS[key] as (values: unknown) => string;
  return { key, values: { ...values }, text: write({ ...values }) };
}
type Arguments<K extends ReasonKey> = keyof Parameters<Texts[K]>[0] extends never
  ? []
  : [Parameters<Texts[K]>[0]];

export const textOf = (reasons: readonly Reason[]): string => reasons.map(({ text }) => text).join(' ');
