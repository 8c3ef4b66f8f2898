import * as z from 'zod/mini';

/** Only pages of the web: what an editor types must not run as script. */
const WebAddress = z
  .string()
  .check(z.regex(/^(https?:\/\/|\/(?!\/))\S*$/, 'an address like https://… or /…'));
const ExternalAddress = z.string().check(z.regex(/^https:\/\/\S+$/, 'an address like https://…'));
const Label = z.string().check(z.minLength(1), z.maxLength(60));

export const NETWORKS = ['facebook', 'instagram', 'pinterest', 'tiktok', 'youtube'] as const;

const SocialLink = z.object({ network: z.enum(NETWORKS), url: ExternalAddress });
export type SocialLink = z.output<typeof SocialLink>;
const AppLink = z.object({ os: z.enum(['ios', 'android']), url: ExternalAddress });
export type AppLink = z.output<typeof AppLink>;

export const FooterProps = z.object({
  /** Value of the goods in cents from which the shop pays for sending them. */
  freeShippingFrom: z.optional(z.int().check(z.gte(0))),
  /** More pages of the house, e.g. careers; beside those that the shop has anyway. */
  aboutLinks: z.optional(z.array(z.object({ label: Label, url: WebAddress }))),
  socialLinks: z.optional(z.array(SocialLink)),
  /** Names of the specification; kinds of invoice are not shown, unknown ones neither. */
  paymentTypes: z.optional(z.array(z.string())),
  appLinks: z.optional(z.array(AppLink)),
});
export type FooterProps = z.output<typeof FooterProps>;
