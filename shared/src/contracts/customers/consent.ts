import * as z from 'zod/mini';
import { CONSENT_KINDS } from '../../rules/consents';
import { OneClickQuery } from './newsletter';

const Kind = z.enum(CONSENT_KINDS);

/** `GET /rest/account/consents/`: mails that the customer has agreed to. */
export const AccountConsents = z.looseObject({
  /** The address of the account, which they go to. */
  email: z.string(),
  /** Kinds of a later release are possible. */
  given: z.array(z.string()),
});
export type AccountConsents = z.output<typeof AccountConsents>;

/** `POST /rest/account/consents/`, `POST /rest/account/consents/end/` */
export const ConsentForm = z.object({ kind: Kind });

/** `POST /rest/consents/end/`: the token of a mail. */
export const ConsentLinkForm = OneClickQuery;
export const ConsentEnded = z.looseObject({ state: z.literal('ended') });
