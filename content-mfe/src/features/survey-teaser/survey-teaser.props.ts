import * as z from 'zod/mini';
import { Anchor, Headline, ShortText } from '../../parts/fields';

export const SurveyTeaserProps = z.object({
  headline: Headline,
  text: z.optional(ShortText),
  surveyId: z
    .string()
    .check(
      z.regex(/^[\w-]{1,80}$/),
      z.describe('Nummer der Umfrage beim Anbieter, dessen Skript der Shop lädt'),
    ),
  anchor: z.optional(Anchor),
});
export type SurveyTeaserProps = z.output<typeof SurveyTeaserProps>;
