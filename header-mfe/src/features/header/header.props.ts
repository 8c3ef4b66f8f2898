import * as z from 'zod/mini';

export const HeaderProps = z.object({
  /** Path of the category that the page shows; the navigation marks it. */
  categoryPath: z.optional(z.string()),
  /** The parameter `q` of the page is a search for products. Other pages use it for places or widgets. */
  isSearch: z.optional(z.boolean()),
  /** Logo and help only: nothing leads away from the task of the page, e.g. the checkout. */
  isQuiet: z.optional(z.boolean()),
});
export type HeaderProps = z.output<typeof HeaderProps>;
