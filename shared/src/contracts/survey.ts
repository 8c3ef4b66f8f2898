import * as z from 'zod/mini';

const Name = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** One answered question. */
export const SurveyQuestion = z.object({ uniqueName: Name, value: z.string().check(z.maxLength(500)) });
export type SurveyQuestion = z.output<typeof SurveyQuestion>;

const Questions = z.array(SurveyQuestion).check(z.minLength(1), z.maxLength(20));

/** `questions` is JSON, so that a button of a plain form can send it. */
export const SurveyForm = z.object({
  formId: Name,
  questions: z.pipe(
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
  ),
});
export type SurveyForm = z.input<typeof SurveyForm>;
