import * as z from 'zod/mini';
import { VisitorRole } from '../../contracts/identity/user';
import { accountFacts } from './account.facts';
import { declareOwner } from './owner';

export const account = declareOwner('account', accountFacts, {
  topics: {
    /** The visitor; null until the user state is loaded. */
    user: z.nullable(
      z.looseObject({
        loggedIn: z.boolean(),
        name: z.optional(z.string()),
        isEmployee: z.boolean(),
        /** Logged in with ROLE_CUSTOMER, and the strongest role; absent from an older API. */
        isUserCustomer: z.optional(z.boolean()),
        role: z.optional(VisitorRole),
        authorities: z.array(z.looseObject({ authority: z.string() })),
      }),
    ),
  },
  events: {
    /** The server confirmed a login. */
    'account:logged-in': z.looseObject({}),
    /** The server confirmed a logout. */
    'account:logged-out': z.looseObject({}),
    /** The server accepted a registration, or its link was opened in this browser. */
    'account:registered': z.looseObject({
      state: z.enum(['requested', 'confirmed']),
      /** The registration names a customer card. */
      hasCard: z.boolean(),
    }),
    /** The visitor wants to subscribe to the newsletter: its layer opens. Never without a press. */
    'account:newsletter-requested': z.looseObject({}),
  },
});
