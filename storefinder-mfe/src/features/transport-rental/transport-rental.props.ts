import * as z from 'zod/mini';

export const TransportRentalProps = z.object({
  /** Replaces "Anhänger und Transporter mieten". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  /** From the address of the page of a booking. */
  bookingId: z.optional(z.string().check(z.maxLength(200))),
});
export type TransportRentalProps = z.output<typeof TransportRentalProps>;
