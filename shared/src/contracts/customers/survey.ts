import * as z from 'zod/mini';
import { SURVEY_VALUES } from './survey-values';

const Name = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** One answered question (specification 3). */
export const SurveyQuestion = z.object({ uniqueName: Name, value: z.enum(SURVEY_VALUES) });
export type SurveyQuestion = z.output<typeof SurveyQuestion>;

const Questions = z.array(SurveyQuestion).check(z.minLength(1), z.maxLength(20));

/** What a button of a plain form can send: the questions as the text of their JSON. */
const QuestionsText = z.pipe(
  z.string().check(z.maxLength(12_000)),
  z.pipe(
    z.transform((text: string, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.issues.push({ code: 'custom', input: text, message: 'invalid JSON' });
        return z.NEVER;
      }
    }),
    Questions,
  ),
);

/** The body as JSON (specification 7) or as a form. */
export const SurveyForm = z.object({ formId: Name, questions: z.union([Questions, QuestionsText]) });
export type SurveyForm = z.input<typeof SurveyForm>;
