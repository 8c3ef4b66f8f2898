import * as z from 'zod/mini';

/** Refuses `javascript:` and other schemes. */
const WebAddress = z
  .string()
  .check(z.regex(/^(https?:\/\/|\/(?!\/))\S*$/, 'an address like https://… or /…'));
const ExternalAddress = z.string().check(z.regex(/^https:\/\/\S+$/, 'an address like https://…'));
const Label = z.string().check(z.minLength(1), z.maxLength(60));

export const NETWORKS = ['facebook', 'instagram', 'pinterest', 'tiktok', 'youtube'] as const;

const SocialLink = z.object({ network: z.enum(NETWORKS), url: ExternalAddress });
export type SocialLink = z.output<typeof SocialLink>;
const AppBadge = z.object({
  os: z.enum(['ios', 'android']),
  url: ExternalAddress,
  src: WebAddress,
  alt: Label,
});
export type AppBadge = z.output<typeof AppBadge>;
const PaymentIcon = z.object({
  /** A payment type of the specification, e.g. "PAYPAL". */
  type: z.string(),
  src: WebAddress,
  alt: Label,
  url: z.optional(WebAddress),
});
export type PaymentIcon = z.output<typeof PaymentIcon>;

export const FooterProps = z.object({
  /** Law and help only: nothing leads away from the task of the page, e.g. the checkout. */
  isQuiet: z.optional(z.boolean()),
  /** Value of the goods in cents from which shipping is free. */
  freeShippingFrom: z.optional(z.int().check(z.gte(0))),
  /** Further pages of the company, e.g. careers. */
  aboutLinks: z.optional(z.array(z.object({ label: Label, url: WebAddress }))),
  socialLinks: z.optional(z.array(SocialLink)),
  /** The footer leaves out invoices. */
  paymentIcons: z.optional(z.array(PaymentIcon)),
  appBadges: z.optional(z.array(AppBadge)),
});
export type FooterProps = z.output<typeof FooterProps>;
