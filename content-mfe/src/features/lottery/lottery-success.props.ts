import * as z from 'zod/mini';
import { LinkTarget } from '../../parts/links';

export const LotterySuccessProps = z.object({
  /** For another try. */
  lotteryPage: z.optional(LinkTarget),
});
export type LotterySuccessProps = z.output<typeof LotterySuccessProps>;
