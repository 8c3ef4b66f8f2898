/** What a request to the customer service is about: `contact.topic.<name>` in the texts. */
export const CONTACT_TOPICS = [
  ...(['order', 'delivery', 'return', 'product', 'store', 'account', 'other'] as const),
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_TEXT = { min: 10, max: 2000 } as const;
/** Files of a request, and bytes of each. */
export const CONTACT_FILES = { most: 3, bytes: 10 * 1024 * 1024 } as const;
export const CONTACT_FILE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
/** A request with its attachments is deleted after this time. */
export const CONTACT_MONTHS = 12;
