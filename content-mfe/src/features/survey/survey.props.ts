import * as z from 'zod/mini';
import { Anchor, Headline, ShortText } from '../../parts/fields';

const Name = z.string().check(z.regex(/^[\w-]{1,60}$/));
const areDifferent = (names: readonly string[]) => new Set(names).size === names.length;

const Option = z.object({
  value: Name.check(z.describe('So wird die Antwort gezählt: Buchstaben, Ziffern, Bindestriche')),
  label: z.string().check(z.minLength(1), z.maxLength(80), z.describe('Text der Antwort')),
});

const Question = z.object({
  uniqueName: Name.check(z.describe('So wird die Frage gezählt: Buchstaben, Ziffern, Bindestriche')),
  text: z.string().check(z.minLength(1), z.maxLength(200), z.describe('Die Frage')),
  options: z.optional(
    z.array(Option).check(
      z.minLength(2),
      z.maxLength(10),
      z.refine((options) => areDifferent(options.map(({ value }) => value))),
      z.describe('Antworten zur Wahl; ohne sie „Gut“, „Geht so“, „Nicht gut“'),
    ),
  ),
});
export type Question = z.output<typeof Question>;

export const SurveyProps = z.object({
  formId: Name.check(z.describe('Name der Umfrage; der Betreiber trägt ihn in SURVEYS ein')),
  headline: Headline,
  text: z.optional(ShortText),
  questions: z.array(Question).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((questions) => areDifferent(questions.map(({ uniqueName }) => uniqueName))),
    z.describe('Eine bis zwanzig Fragen'),
  ),
  thanks: z.optional(ShortText.check(z.describe('Dank, der danach statt der Fragen da steht'))),
  anchor: z.optional(Anchor),
});
export type SurveyProps = z.output<typeof SurveyProps>;
