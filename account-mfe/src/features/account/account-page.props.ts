import { LocalPath, OwnOrders } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

/** A message key; one without a text shows the general text. */
const MessageKey = z.string().check(z.regex(/^[A-Za-z][\w.-]{0,100}$/));

/** docs/decisions/0164-page-inputs-of-the-account.md */
export const AccountPageProps = z.looseObject({
  /** The tab, from the address of the page. Absent: the first one. */
  tab: z.optional(z.string().check(z.maxLength(40))),
  /** Replaces the greeting above the overview. */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  /** Choices of select fields, in their order. */
  dropdownValues: z.optional(
    z.looseObject({
      salutation: z.optional(z.array(z.enum(['MRS', 'MR', 'UNKNOWN'])).check(z.minLength(1))),
      /** ISO 3166-1 alpha-2. */
      country: z.optional(z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1))),
    }),
  ),
  /** The newest orders, if the page was rendered with them. */
  accountOrders: z.optional(OwnOrders),
  /** Shown above the orders. */
  orderDetailsError: z.optional(MessageKey),
  /** Shown above every tab. */
  errorKey: z.optional(MessageKey),
  /** Several wrong passwords were typed: the form for another password begins with a captcha. */
  captchaActive: z._default(z.boolean(), false),
  /** No links to other tabs, for pages in the native app. */
  hideNavigation: z._default(z.boolean(), false),
  /** The page with the flyers of the stores. */
  advertisementsUrl: z.optional(LocalPath),
  /** Age verification: the date of birth is demanded. */
  isNewAvsAuthenticationActive: z._default(z.boolean(), false),
  /** A card that the page states: the tab shows it and asks the shop for none. */
  cardData: z.optional(
    z.looseObject({
      number: z.string().check(z.maxLength(40)),
      ownerName: z.optional(z.string().check(z.maxLength(100))),
      points: z.optional(z.int()),
    }),
  ),
  /** The number that the form of the card begins with. */
  cardNumber: z.optional(z.string().check(z.maxLength(40))),
  /** False: cards are put into accounts in stores only. */
  showCardForm: z.optional(z.boolean()),
  /** The store that answers questions about the card. */
  storeData: z.optional(
    z.looseObject({ name: z.string().check(z.maxLength(100)), url: z.optional(LocalPath) }),
  ),
});
export type AccountPageProps = z.output<typeof AccountPageProps>;
