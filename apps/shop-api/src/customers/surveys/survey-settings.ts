import { SURVEY_VALUES } from '@fachwerk/shared/calls';
import type { Surveys } from '../context/surveys';

/** "form:question", with the values of a choice behind it: "form:question=one|another". */
const ENTRY = /^([\w-]{1,60}):([\w-]{1,60})(?:=([\w-]{1,60}(?:\|[\w-]{1,60}){1,9}))?$/;
/** What one answer may contain (`SurveyForm`). */
const MOST_QUESTIONS = 20;

/** The surveys of the operator, without other values the three faces. */
export function readSurveys(entries: readonly string[]): Surveys {
  const surveys = new Map<string, Map<string, readonly string[]>>();
  for (const entry of entries) {
    const [, form = '', question = '', choice] = ENTRY.exec(entry) ?? [];
    const values = choice?.split('|') ?? SURVEY_VALUES;
    const questions = surveys.get(form) ?? new Map<string, readonly string[]>();
    if (form === '' || new Set(values).size < values.length)
      throw new Error(`SURVEYS: "${entry}" is not like "form:question" or "form:question=one|another".`);
    if (questions.has(question)) throw new Error(`SURVEYS: "${form}:${question}" is listed twice.`);
    if (questions.size === MOST_QUESTIONS)
      throw new Error(`SURVEYS: "${form}" has more than ${MOST_QUESTIONS} questions.`);
    surveys.set(form, questions.set(question, values));
  }
  return surveys;
}
