import { editDistance } from './edit-distance';
import { tidyData } from './tidy';

/** Most private addresses of our countries; the first one is meant if a misspelling is as near to several. */
const PROVIDERS = (
  'gmail.com web.de gmx.de gmx.net t-online.de outlook.de outlook.com hotmail.de hotmail.com yahoo.de ' +
  'yahoo.com icloud.com freenet.de googlemail.com live.de aol.com arcor.de posteo.de mailbox.org ' +
  'vodafone.de online.de gmx.at gmx.ch bluewin.ch chello.at proton.me protonmail.com'
).split(' ');

/** Near to one of them, and in use. */
const OTHERS = (
  'mail.com email.com email.de mail.de ymail.com rocketmail.com me.com mac.com msn.com pm.me aon.at ' +
  'a1.net ewe.net wp.pl o2.pl mail.ru ukr.net we.de wed.de'
).split(' ');

/** Providers with domains of many countries. */
const INTERNATIONAL =
  /^(?:gmx|yahoo|hotmail|outlook|live|aol|proton)\.(?:at|be|bg|biz|ch|com|cz|de|dk|es|eu|fi|fr|gr|hr|hu|ie|info|it|lu|me|net|nl|no|org|pl|pt|ro|se|co\.uk|com\.tr)$/;

/** Providers with one domain: another end is a mistake. */
const SINGLE = /^(gmail|googlemail|icloud|t-online|freenet|web|gmx|yahoo|hotmail|outlook)(?:\..*)?$/;

/** Ends that do not exist. */
const ENDS: readonly [RegExp, string][] = [
  [/\.(?:con|comm|cmo|ocm|om|vom|xom|cpm|cim|coom)$/, '.com'],
  [/\.(?:dee|ded|ed|dw|d|fe)$/, '.de'],
];

/** Longer names are as distinct with two mistakes as shorter ones with one. */
const LONG = 9;

/**
 * The address that is probably meant: "anna@gmail.com" for "anna@gmial.con". Null if nothing looks
 * misspelled. Only for a question: a rare domain is no mistake.
 */
export function meantAddress(value: string): string | null {
  const address = tidyData(value);
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const isKnown = PROVIDERS.includes(domain) || OTHERS.includes(domain) || INTERNATIONAL.test(domain);
  if (at < 1 || domain === '' || isKnown) return null;
  const meant = providerOf(domain) ?? withEnd(domain);
  return meant && `${address.slice(0, at)}@${meant}`;
}

function providerOf(domain: string): string | undefined {
  const [, name] = SINGLE.exec(domain) ?? [];
  if (name) return PROVIDERS.find((provider) => provider.startsWith(`${name}.`));
  const limit = domain.length < LONG ? 1 : 2;
  const distances = PROVIDERS.map((provider) => editDistance(domain, provider, limit));
  const least = Math.min(...distances);
  return least <= limit ? PROVIDERS[distances.indexOf(least)] : undefined;
}

function withEnd(domain: string): string | null {
  const [end, right] = ENDS.find(([wrong]) => wrong.test(domain)) ?? [];
  return end && right ? domain.replace(end, right) : null;
}
