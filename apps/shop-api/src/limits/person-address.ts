import { domainToASCII } from 'node:url';
import { sameLetters } from './same-letters';

/** Providers whose mailboxes ignore characters before the "@", by their first domain. */
const IGNORED: Readonly<Record<string, RegExp>> = {
  // https://support.google.com/mail/answer/7436150
  'gmail.com': /\./g,
  // https://proton.me/support/addresses-and-aliases
  'proton.me': /[._-]/g,
};

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
  const ascii = domainToASCII(domain) || sameLetters(domain);
  const provider = SAME_PROVIDER[ascii] ?? ascii;
  const [untagged = ''] = sameLetters(email.slice(0, Math.max(0, at)).trim()).split('+');
  const ignored = IGNORED[provider];
  return `${ignored ? untagged.replace(ignored, '') : untagged}@${provider}`;
}
