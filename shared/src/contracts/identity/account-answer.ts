import * as z from 'zod/mini';

/** JSON answer of login, logout, register, the password calls and the first step of a withdrawal. */
export const AccountAnswer = z.looseObject({
  /** Path of this shop to continue with. */
  redirect: z.optional(z.string()),
  /** Message key of the result, e.g. "account.register.done". */
  msg: z.optional(z.string()),
  /** Quantities that the merge of the carts at login changed. */
  mergeReport: z.optional(
    z.array(
      z.looseObject({ itemId: z.string(), name: z.string(), oldQuantity: z.int(), newQuantity: z.int() }),
    ),
  ),
});
export type AccountAnswer = z.output<typeof AccountAnswer>;
