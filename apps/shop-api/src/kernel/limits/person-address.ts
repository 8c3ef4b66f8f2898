import { domainToASCII } from 'node:url';
import { sameLetters } from '../text/same-letters';

/** Further domains of the same mailboxes. */
const SAME_PROVIDER: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'pm.me': 'proton.me',
  // https://support.apple.com/102540
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};

/** Each mailbox has all domains: https://yandex.com/support/domain/additional/mailbox-alias.xml */
const YANDEX =
  /^(?:ya\.ru|yandex\.(?:az|by|com|com\.am|com\.ge|com\.tr|co\.il|ee|fr|kg|kz|lt|lv|md|ru|tj|tm|ua|uz))$/;
/** Mailboxes of different domains of Yahoo are different ones. */
const YAHOO = /^(?:yahoo\.(?:[a-z]{2,3}|com?\.[a-z]{2})|ymail\.com|rocketmail\.com|myyahoo\.com)$/;

const providerOf = (domain: string): string =>
  SAME_PROVIDER[domain] ?? (YANDEX.test(domain) ? 'yandex.ru' : domain);

/** The name of the mailbox, without what its provider ignores before the "@". */
function mailboxOf(name: string, provider: string): string {
  // https://support.google.com/mail/answer/7436150
  if (provider === 'gmail.com') return name.replaceAll('.', '');
  // https://proton.me/support/addresses-and-aliases
  if (provider === 'proton.me') return name.replace(/[._-]/g, '');
  // A dot and a hyphen are the same sign.
  if (provider === 'yandex.ru') return name.replaceAll('.', '-');
  // Disposable addresses are "name-word"; a name has no hyphen.
  // https://www.validity.com/blog/are-yahoos-disposable-email-addresses-spam-trapping-you/
  if (YAHOO.test(provider)) return name.replace(/(?<=.)-.*/, '');
  return name;
}

/**
 * The normalised address of a person, for limits and for benefits that a person gets once: addresses with the
 * same result reach the same mailbox. Without case, `+tag` (RFC 5233) and what the provider ignores. Never
 * an address to write to: mails, orders and accounts keep what was typed.
 */
export function addressOfPerson(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .replace(/\.$/, '');
  const provider = providerOf(domainToASCII(domain) || sameLetters(domain));
  const [untagged = ''] = sameLetters(email.slice(0, Math.max(0, at)).trim()).split('+');
  return `${mailboxOf(untagged, provider)}@${provider}`;
}
