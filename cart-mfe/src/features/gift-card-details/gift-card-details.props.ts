import * as z from 'zod/mini';

export const GiftCardDetailsProps = z.object({
  /** The design in the address of the page, e.g. "geburtstag". */
  design: z.string().check(z.maxLength(64)),
});
export type GiftCardDetailsProps = z.output<typeof GiftCardDetailsProps>;
