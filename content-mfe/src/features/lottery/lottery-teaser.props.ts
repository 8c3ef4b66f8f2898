import * as z from 'zod/mini';
import { Anchor, Headline } from '../../parts/fields';
import { LinkTarget } from '../../parts/links';

export const LotteryTeaserProps = z.object({
  lotteryId: z
    .string()
    .check(z.regex(/^[A-Za-z0-9-]{1,64}$/), z.describe('Nummer des Gewinnspiels in seiner Datei')),
  headline: z.optional(Headline),
  conditions: z.optional(LinkTarget),
  anchor: z.optional(Anchor),
});
export type LotteryTeaserProps = z.output<typeof LotteryTeaserProps>;
