import * as z from 'zod/mini';

export const ReturnSlipProps = z.looseObject({
  /** Both from the address of the page. */
  orderId: z.string(),
  /** "R-7KM4X92TPA" */
  caseNumber: z.string(),
});
export type ReturnSlipProps = z.output<typeof ReturnSlipProps>;
