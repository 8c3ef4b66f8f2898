import * as z from 'zod/mini';
import { CONTACT_TEXT, CONTACT_TOPICS } from '../../rules/contact';
import { maxLength, minLength, personName, required } from '../../rules/form-rules';
import { emailField, phoneField } from '../../rules/people';
import { paragraphs, text } from '../../rules/text';
import { frcCaptchaSolution } from '../kernel/captcha';
import { Id, Key } from '../kernel/ids';
import { Link } from '../kernel/link';

/** `POST /rest/contact/`; files are in `attachments`. */
export const ContactMessageForm = z.object({
  topic: z.enum(CONTACT_TOPICS, { error: 'forms.required' }),
  /** Optional. Its format is checked; whether it exists is for the service to know. */
  orderNumber: z._default(text(maxLength(40)), ''),
  name: text(required, maxLength(100), personName),
  email: emailField(required),
  /** Optional. */
  phone: z._default(phoneField(maxLength(40)), ''),
  message: paragraphs(required, minLength(CONTACT_TEXT.min), maxLength(CONTACT_TEXT.max)),
  frcCaptchaSolution,
  /** A field of its own for mistakes of files. */
  attachments: z._default(text(maxLength(2000)), ''),
});
export type ContactMessageForm = z.output<typeof ContactMessageForm>;

export const ContactReceived = z.looseObject({ number: z.string() });
export type ContactReceived = z.output<typeof ContactReceived>;

export const ContactParams = z.object({ contactId: Key });
export const ContactAttachmentParams = z.object({
  contactId: Key,
  attachment: Id.check(z.regex(/^[1-3]$/)),
});

/** A request in the list of the service. */
export const ContactSummary = z.looseObject({
  contactId: z.string(),
  number: z.string(),
  topic: z.string(),
  receivedText: z.string(),
  name: z.string(),
});

/** `GET /rest/desk/contacts/`: open ones, oldest first. */
export const ContactList = z.looseObject({
  requests: z.array(ContactSummary),
  /** There are more than these. */
  hasMore: z.optional(z.boolean()),
});
export type ContactList = z.output<typeof ContactList>;

/** `GET /rest/desk/contacts/{contactId}/` */
export const ContactRequest = z.extend(ContactSummary, {
  email: z.string(),
  phone: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  message: z.string(),
  attachments: z.array(z.looseObject({ src: Link, type: z.string() })),
  /** An empty text: closed without an answer. */
  answer: z.nullable(z.looseObject({ text: z.string(), answeredText: z.string(), by: z.string() })),
});
export type ContactRequest = z.output<typeof ContactRequest>;

/** `POST /rest/desk/contacts/{contactId}/answer/` */
export const ContactAnswerForm = z.object({
  text: paragraphs(required, minLength(CONTACT_TEXT.min), maxLength(CONTACT_TEXT.max)),
});
