/** Topics of the newsletter: fields of its forms, and `newsletter.topic.<name>` in the texts. */
export const NEWSLETTER_TOPICS = ['offers', 'projects', 'stores'] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

/** Why subscribers leave: `newsletter.reason.<name>` in the texts. */
export const NEWSLETTER_REASONS = ['often', 'content', 'stranger', 'other'] as const;
export type NewsletterReason = (typeof NEWSLETTER_REASONS)[number];

/**
 * The version of the text that subscribers agree to, `newsletter.consent.<version>`. A changed text is a new
 * version: the proof of a consent names what was read.
 */
export const NEWSLETTER_CONSENT = 'v1';

/** Lifetime of the link that confirms a subscription. */
export const NEWSLETTER_LINK_DAYS = 7;
