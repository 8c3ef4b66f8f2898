import * as z from 'zod/mini';
import { maxLength, minLength, required } from '../../rules/form-rules';
import { emailField } from '../../rules/people';
import { STORE_REQUEST_TEXT } from '../../rules/store-request-text';
import { paragraphs, text } from '../../rules/text';
import { frcCaptchaSolution } from '../kernel/captcha';
import { Id } from '../kernel/ids';
import { Link } from '../kernel/link';

/** `POST /rest/store-request/` */
export const StoreRequestForm = z.object({
  companyId: Id,
  itemId: Id,
  question: paragraphs(required, minLength(STORE_REQUEST_TEXT.min), maxLength(STORE_REQUEST_TEXT.max)),
  name: text(required, maxLength(STORE_REQUEST_TEXT.maxName)),
  /** The store answers to it. */
  email: emailField(required),
  frcCaptchaSolution,
});
export type StoreRequestForm = z.output<typeof StoreRequestForm>;

/** The store has the request. */
export const StoreRequestAccepted = z.looseObject({
  state: z.literal('sent'),
  store: z.looseObject({ companyId: z.string(), name: z.string() }),
});
export type StoreRequestAccepted = z.output<typeof StoreRequestAccepted>;

/** An open request as the desk of the store reads it. */
export const StoreRequest = z.looseObject({
  requestId: z.string(),
  /** ISO instant. */
  askedAt: z.string(),
  item: z.looseObject({ itemId: z.string(), name: z.string(), url: Link }),
  question: z.string(),
  name: z.string(),
  email: z.string(),
});
export type StoreRequest = z.output<typeof StoreRequest>;

/** `GET /rest/desk/stores/{companyId}/requests/`: open requests, oldest first, at most 100. */
export const StoreRequests = z.looseObject({ requests: z.array(StoreRequest) });
export type StoreRequests = z.output<typeof StoreRequests>;
