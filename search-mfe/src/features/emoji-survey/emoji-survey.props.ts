import * as z from 'zod/mini';

const Name = z.string().check(z.regex(/^[\w-]{1,60}$/));

export const EmojiSurveyProps = z.object({
  /** The form whose answers are counted together, e.g. "produktseite". */
  formId: Name,
  /** Name of the question in the answers. */
  uniqueName: z._default(Name, 'zufriedenheit'),
  /** The question; without it "Wie gefällt Ihnen diese Seite?". */
  headline: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
});
