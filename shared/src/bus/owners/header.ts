import * as z from 'zod/mini';
import { CategoryNode } from '../../contracts/catalogue/navigation';
import { headerFacts } from './header.facts';
import { declareOwner } from './owner';

/** A message for the visitor (specification 3). */
const Notification = z.looseObject({
  id: z.string(),
  text: z.string(),
  type: z.enum(['error', 'success', 'info']),
  /** Milliseconds until it hides; 0 keeps it until it is closed. */
  autoclose: z.int(),
  action: z.optional(z.looseObject({ label: z.string(), event: z.string(), payload: z.unknown() })),
});

export const header = declareOwner('header', headerFacts, {
  topics: {
    notifications: z.array(Notification),
    categoryTree: z.nullable(z.array(CategoryNode)),
  },
  events: {
    /** The visitor opens the menu of small screens. */
    'header:menu-requested': z.looseObject({}),
    /** The visitor opens the chat. */
    'header:chat-requested': z.looseObject({}),
    /** The visitor opens the tool for accessibility. */
    'header:assist-requested': z.looseObject({}),
    /** The server has taken a decision about services that need consent, and set the cookie. */
    'header:consent-decided': z.looseObject({}),
  },
});
