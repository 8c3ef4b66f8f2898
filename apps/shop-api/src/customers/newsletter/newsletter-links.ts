import { endNewsletterByMail } from '@fachwerk/shared/calls';
import { NEWSLETTER_LINK_DAYS, NEWSLETTER_TOPICS, type NewsletterTopic } from '@fachwerk/shared/rules';
import { DAY_MS } from '@fachwerk/shared/time';
import type { CustomersContext } from '../context/customers-context';

/** What a visitor has asked for, and when. It is stored with the confirmation. */
export interface AskedSubscription {
  email: string;
  topics: readonly NewsletterTopic[];
  /** Hash of the network; null for requests of this machine. */
  network: string | null;
  textVersion: string;
  askedAt: Date;
}

/** No part contains a space. */
const SEPARATOR = ' ';
const NO_NETWORK = '-';

type Needs = Pick<CustomersContext, 'newsletterSealer' | 'pageUrl' | 'now'>;

/**
 * Links of the mails. Their tokens are encrypted and signed, so that the shop stores no address before its
 * owner has confirmed it, and so that nothing in a link can be guessed or changed.
 */
export function createNewsletterLinks({ newsletterSealer: sealer, pageUrl, now }: Needs) {
  const seal = (purpose: string, ...parts: string[]) => sealer.seal(parts.join(SEPARATOR), purpose);
  const open = (purpose: string, token: string) => sealer.open(token, purpose)?.split(SEPARATOR) ?? [];
  const manageToken = (email: string) => seal('manage', email);

  return {
    confirm({ email, topics, network, textVersion, askedAt }: AskedSubscription): string {
      const time = askedAt.getTime().toString(36);
      const token = seal('confirm', time, textVersion, topics.join(','), network ?? NO_NETWORK, email);
      return pageUrl(`/newsletter/bestaetigen/?token=${token}`);
    },

    /** Undefined if the link has ended or was not made here. */
    readConfirm(token: string): AskedSubscription | undefined {
      const [time, textVersion, names, network, email] = open('confirm', token);
      if (!time || !textVersion || !names || !network || !email) return undefined;
      const askedAt = new Date(parseInt(time, 36));
      if (now().getTime() - askedAt.getTime() >= NEWSLETTER_LINK_DAYS * DAY_MS) return undefined;
      const chosen = new Set(names.split(','));
      const topics = NEWSLETTER_TOPICS.filter((topic) => chosen.has(topic));
      return { email, topics, network: network === NO_NETWORK ? null : network, textVersion, askedAt };
    },

    /** Changes and ends the subscription of an address; works as long as there are mails with it. */
    manageToken,
    update: (email: string) => pageUrl(`/newsletter/aendern/?token=${manageToken(email)}`),
    end: (email: string) => pageUrl(`/newsletter/abmelden/?token=${manageToken(email)}`),
    /** For the header of a mail (RFC 8058). */
    oneClick: (email: string) => pageUrl(`${endNewsletterByMail.path}?token=${manageToken(email)}`),

    /** The address of a link. */
    readManage: (token: string): string | undefined => open('manage', token)[0] || undefined,
  };
}

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;
