import { endConsentByMail } from '@fachwerk/shared/calls';
import { CONSENT_KINDS, type ConsentKind } from '@fachwerk/shared/rules';
import { withToken } from '../../kernel/http/with-token';
import type { CustomersContext } from '../context/customers-context';

/** Neither part contains a space. */
const SEPARATOR = ' ';
/** Its content comes from the CMS. */
export const END_PAGE = '/mitteilungen/abbestellen/';

type Needs = Pick<CustomersContext, 'consentSealer' | 'pageUrl'>;

/**
 * Links that end a consent. Their tokens are encrypted and signed and name the account, not its address: they
 * work after a change of the address, and as long as there are mails with them.
 */
export function createConsentLinks({ consentSealer: sealer, pageUrl }: Needs) {
  const tokenOf = (kind: ConsentKind, customerId: string) =>
    sealer.seal([kind, customerId].join(SEPARATOR), 'end');

  return {
    end: (kind: ConsentKind, customerId: string) => pageUrl(withToken(END_PAGE, tokenOf(kind, customerId))),
    /** For the header of a mail (RFC 8058). */
    oneClick: (kind: ConsentKind, customerId: string) =>
      pageUrl(withToken(endConsentByMail.path, tokenOf(kind, customerId))),

    /** Undefined if the link was not made here. */
    readEnd(token: string): { kind: ConsentKind; customerId: string } | undefined {
      const [name, customerId] = sealer.open(token, 'end')?.split(SEPARATOR) ?? [];
      const kind = CONSENT_KINDS.find((one) => one === name);
      return kind && customerId ? { kind, customerId } : undefined;
    },
  };
}
