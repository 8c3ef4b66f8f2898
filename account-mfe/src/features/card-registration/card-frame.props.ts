import * as z from 'zod/mini';

export const CardFrameProps = z.looseObject({
  /**
   * Origin of the frame with the form of the card programme, e.g. "https://karte.example". The operator sets
   * the address: another origin here shows the shop's own form.
   */
  origin: z.optional(z.string().check(z.maxLength(200))),
});
export type CardFrameProps = z.output<typeof CardFrameProps>;
