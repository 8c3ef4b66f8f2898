import { NEWSLETTER_TOPICS } from '@fachwerk/shared/rules';
import * as z from 'zod/mini';

/** One line: neither the subject of a mail nor a link contains a line break. */
const line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u));
const Link = z.url({ protocol: /^https?$/ }).check(z.maxLength(500));

/** The file of a campaign. */
export const CampaignContent = z.strictObject({
  /** Names the campaign: each address gets it once. */
  id: z.string().check(z.regex(/^[a-z\d][a-z\d-]{0,59}$/)),
  topic: z.enum(NEWSLETTER_TOPICS),
  subject: line(120),
  intro: z.array(line(1000)).check(z.minLength(1), z.maxLength(5)),
  articles: z
    .array(z.strictObject({ headline: line(120), text: line(1000), url: Link, link: line(60) }))
    .check(z.maxLength(10)),
});
export type CampaignContent = z.output<typeof CampaignContent>;

/** Throws with the place of each fault. */
export function readCampaignContent(text: string): CampaignContent {
  const read = CampaignContent.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}
