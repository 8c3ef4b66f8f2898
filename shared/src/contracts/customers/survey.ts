import * as z from 'zod/mini';

const Name = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** One answered question (specification 3). Which values it has is a setting of the operator. */
export const SurveyQuestion = z.object({ uniqueName: Name, value: Name });
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

/** How often each value of a question was chosen, in the order of the question. */
export const DeskSurveyQuestion = z.looseObject({
  uniqueName: z.string(),
  answers: z.array(z.looseObject({ value: z.string(), count: z.int() })),
});
export type DeskSurveyQuestion = z.output<typeof DeskSurveyQuestion>;

/** A survey for operators. */
export const DeskSurvey = z.looseObject({
  formId: z.string(),
  /** False: its answers are stored no more. */
  isOpen: z.boolean(),
  questions: z.array(DeskSurveyQuestion),
});
export type DeskSurvey = z.output<typeof DeskSurvey>;

/** `GET /rest/desk/surveys/`: those of the setting in its order, then others with answers. */
export const DeskSurveys = z.looseObject({ surveys: z.array(DeskSurvey) });
export type DeskSurveys = z.output<typeof DeskSurveys>;
