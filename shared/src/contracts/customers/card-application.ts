import * as z from 'zod/mini';
import { anyPostalCode } from '../../rules/any-postal-code';
import { firmOrPerson, maxLength, minLength, required } from '../../rules/form-rules';
import { emailField, firstNameField, lastNameField } from '../../rules/people';
import { paragraphs, text } from '../../rules/text';
import { frcCaptchaSolution } from '../kernel/captcha';
import { checked } from '../kernel/form-fields';

export const CARD_KINDS = ['BONUS', 'PARTNER'] as const;

/** `POST /rest/partnercard/apply/`. A partner card is for a firm. */
export const CardApplicationForm = z.object({
  kind: z._default(z.enum(CARD_KINDS), 'PARTNER'),
  firm: z._default(text(maxLength(80), firmOrPerson), ''),
  firstName: z._default(firstNameField(), ''),
  lastName: lastNameField(),
  email: emailField(required),
  postalCode: text(required, maxLength(10), anyPostalCode),
  acceptTerms: z.pipe(
    checked,
    z.boolean().check(z.refine((value) => value, { error: 'partnerCard.terms.required' })),
  ),
  frcCaptchaSolution,
});
export type CardApplicationForm = z.output<typeof CardApplicationForm>;

/** `POST /rest/partnercard/contact/`. */
export const CardQuestionForm = z.object({
  lastName: lastNameField(),
  email: emailField(required),
  question: paragraphs(required, minLength(10), maxLength(1000)),
  frcCaptchaSolution,
});
export type CardQuestionForm = z.output<typeof CardQuestionForm>;

/** The shop has it. The same answer for an application that waits already. */
export const CardApplicationAccepted = z.looseObject({ state: z.literal('sent') });
export type CardApplicationAccepted = z.output<typeof CardApplicationAccepted>;

/** An application or a question that waits. */
export const CardApplication = z.looseObject({
  applicationId: z.string(),
  kind: z.enum([...CARD_KINDS, 'QUESTION']),
  firm: z.string(),
  name: z.string(),
  email: z.string(),
  postalCode: z.string(),
  question: z.string(),
  /** "30.11.2026, 11:00 Uhr" */
  appliedText: z.string(),
});
export type CardApplication = z.output<typeof CardApplication>;

/** `GET /rest/desk/card-applications/`: what waits, oldest first, at most 100. */
export const CardApplications = z.looseObject({ applications: z.array(CardApplication) });
export type CardApplications = z.output<typeof CardApplications>;
