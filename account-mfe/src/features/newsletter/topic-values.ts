import { NEWSLETTER_TOPICS, type NewsletterTopic } from '@fachwerk/shared/rules';

/** Values of the checkboxes. */
export const topicValues = (
  isChosen: (topic: NewsletterTopic) => boolean,
): Record<NewsletterTopic, boolean> =>
  Object.fromEntries(NEWSLETTER_TOPICS.map((topic) => [topic, isChosen(topic)])) as Record<
    NewsletterTopic,
    boolean
  >;
