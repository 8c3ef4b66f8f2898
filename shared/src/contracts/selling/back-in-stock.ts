import * as z from 'zod/mini';
import { required } from '../../rules/form-rules';
import { emailField } from '../../rules/people';
import { frcCaptchaSolution } from '../kernel/captcha';
import { Id } from '../kernel/ids';
import { Link } from '../kernel/link';

export const BackInStockParams = z.object({ productId: Id });

/** `POST /rest/products/{productId}/back-in-stock/` */
export const BackInStockForm = z.object({
  itemId: Id,
  email: emailField(required),
  frcCaptchaSolution,
});
export type BackInStockForm = z.output<typeof BackInStockForm>;

/** The same for every address: a mail has the next step. */
export const BackInStockAccepted = z.looseObject({ state: z.literal('mail-sent') });
export type BackInStockAccepted = z.output<typeof BackInStockAccepted>;

/** The token of a link in a mail. */
export const BackInStockLinkForm = z.object({ token: z.string().check(z.maxLength(500)) });
export type BackInStockLinkForm = z.output<typeof BackInStockLinkForm>;

const Product = z.looseObject({ name: z.string(), url: Link });

/** `POST /rest/back-in-stock/confirm/` */
export const BackInStockConfirmed = z.looseObject({ state: z.literal('confirmed'), product: Product });
export type BackInStockConfirmed = z.output<typeof BackInStockConfirmed>;

/** `POST /rest/back-in-stock/cancel/` */
export const BackInStockCancelled = z.looseObject({ state: z.literal('cancelled') });
export type BackInStockCancelled = z.output<typeof BackInStockCancelled>;
