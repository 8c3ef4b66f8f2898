import * as z from 'zod/mini';
import { maxLength, required } from '../../rules/form-rules';
import { NEWSLETTER_REASONS, NEWSLETTER_TOPICS, type NewsletterTopic } from '../../rules/newsletter';
import { emailField } from '../../rules/people';
import { text } from '../../rules/text';
import { frcCaptchaSolution } from '../kernel/captcha';
import { checked } from '../kernel/form-fields';

/** The token of a link in a mail. */
const Token = z.string().check(z.maxLength(500));

/** A checkbox for each topic. */
const topicFields = Object.fromEntries(
  NEWSLETTER_TOPICS.map((topic) => [topic, z._default(checked, false)]),
) as Record<NewsletterTopic, z.ZodMiniDefault<typeof checked>>;

/** The first checkbox shows the fault. */
const withTopics = <Form extends z.ZodMiniType<Record<NewsletterTopic, boolean>>>(form: Form) =>
  form.check(
    z.refine((values) => NEWSLETTER_TOPICS.some((topic) => (values as Record<string, unknown>)[topic]), {
      error: 'newsletter.topics.required',
      path: [NEWSLETTER_TOPICS[0]],
    }),
  );

/** `POST /rest/newsletter/` */
export const NewsletterForm = withTopics(
  z.object({ email: emailField(required), ...topicFields, frcCaptchaSolution }),
);
export type NewsletterForm = z.output<typeof NewsletterForm>;

/** The same for every address: a mail has the next step. */
export const NewsletterAccepted = z.looseObject({ state: z.literal('mail-sent') });
export type NewsletterAccepted = z.output<typeof NewsletterAccepted>;

/** `POST /rest/newsletter/confirm/` */
export const NewsletterConfirmForm = z.object({ token: Token });

/** The page that follows a confirmation or the end of a subscription. */
export const NewsletterDone = z.looseObject({ redirect: z.string() });
export type NewsletterDone = z.output<typeof NewsletterDone>;

/** A link of a mail, or a login when it is empty. */
const LinkOrLogin = z._default(Token, '');

/** `GET /rest/newsletter/` */
export const NewsletterQuery = z.object({ token: z.optional(Token) });

/** `GET /rest/newsletter/`: the subscription of a link, or of the address of a login. */
export const NewsletterSubscription = z.looseObject({
  /** Whole for a login only; a link may have been passed on. */
  email: z.string(),
  isSubscribed: z.boolean(),
  /** Mails did not arrive; saving goes on. */
  isPaused: z.boolean(),
  topics: z.array(z.string()),
});
export type NewsletterSubscription = z.output<typeof NewsletterSubscription>;

/** `POST /rest/newsletter/update/` */
export const NewsletterTopicsForm = withTopics(z.object({ token: LinkOrLogin, ...topicFields }));
export type NewsletterTopicsForm = z.output<typeof NewsletterTopicsForm>;

export const NewsletterSaved = z.looseObject({ state: z.literal('saved') });

/** `POST /rest/newsletter/unsubscribe/` */
export const NewsletterEndForm = z.object({ token: LinkOrLogin });

/** `POST /rest/newsletter/one-click/`, RFC 8058: what mail programs send. */
export const OneClickQuery = z.object({ token: Token });
export const OneClickForm = z.object({ 'List-Unsubscribe': z.literal('One-Click') });

/** `POST /rest/newsletter/survey/` */
export const NewsletterReasonForm = z.object({
  reason: z.enum(NEWSLETTER_REASONS, { error: 'forms.required' }),
});
export const NewsletterReasonCounted = z.looseObject({ state: z.literal('counted') });

/** `POST /rest/newsletter/bounces/`: what a mail provider reports. */
export const BounceReport = z.object({
  events: z
    .array(
      z.object({
        email: text(maxLength(320)),
        /** `hard`: the mailbox does not exist. `soft`: it did not take a mail now. */
        kind: z.enum(['hard', 'soft', 'complaint']),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
});
export type BounceReport = z.output<typeof BounceReport>;
export const BouncesTaken = z.looseObject({ taken: z.int() });
