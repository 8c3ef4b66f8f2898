import * as z from 'zod/mini';

const HeaderLink = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(40)),
  /** A path of the shop, or an address of another site. Refuses `javascript:` and other schemes. */
  href: z.string().check(z.regex(/^(https:\/\/|\/(?!\/))\S*$/, 'an address like https://… or /…')),
});

/** Links above logo and search (specification 2): advice, service, and further ones of the shop. */
const HeaderLinks = z.object({
  guide: z.optional(HeaderLink),
  service: z.optional(HeaderLink),
  extra: z.optional(z.array(HeaderLink).check(z.maxLength(4))),
});
export type HeaderLinks = z.output<typeof HeaderLinks>;

export const HeaderProps = z.object({
  /** Path of the category that the page shows; the navigation marks it. */
  categoryPath: z.optional(z.string()),
  /** The parameter `q` of the page is a search for products. Other pages use it for places or widgets. */
  isSearch: z.optional(z.boolean()),
  /** Logo and help only: nothing leads away from the task of the page, e.g. the checkout. */
  isQuiet: z.optional(z.boolean()),
  links: z.optional(HeaderLinks),
  /** The page has the operator's tool for accessibility. */
  hasAccessibilityAssist: z.optional(z.boolean()),
});
export type HeaderProps = z.output<typeof HeaderProps>;
