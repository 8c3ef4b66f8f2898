import { AsyncLocalStorage } from 'node:async_hooks';
import type { Messages } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@fachwerk/shared/rules';
import {
  dayAndMonthText as dayAndMonth,
  dayAndTimeText as dayAndTime,
  dayText as day,
  shortDateText as shortDate,
  untilText as until,
  weekDayText as weekDay,
} from '@fachwerk/shared/time';
import { textsIn } from './texts-in';

const answers = new AsyncLocalStorage<Language>();

/** Runs a call whose answer is written in a language. */
export const answerIn = <Answer>(language: Language, run: () => Answer): Answer => answers.run(language, run);

/** German outside of a call, e.g. in a job. Mails and documents have a language of their own. */
export const answerLanguage = (): Language => answers.getStore() ?? DEFAULT_LANGUAGE;
/** The locale of numbers, names and dates in the answer. */
export const answerLocale = (): string => LANGUAGES[answerLanguage()].locale;

export const answerTexts = (): Messages => textsIn(answerLanguage());

// Dates in answers, as `@fachwerk/shared/time` writes them.
export const dayText = (instant: Date): string => day(instant, answerLocale());
export const dayAndTimeText = (instant: Date): string => dayAndTime(instant, answerLocale());
export const untilText = (end: Date): string => until(end, answerLocale());
export const shortDateText = (date: string): string => shortDate(date, answerLocale());
export const weekDayText = (date: string): string => weekDay(date, answerLocale());
export const dayAndMonthText = (date: string): string => dayAndMonth(date, answerLocale());
