/**
 * Passwords that meet the composition rule but are guessed first (ASVS 6.2.4): the most frequent German and
 * English passwords of published lists, with the endings that users append to meet such a rule.
 */
const WORDS = [
  'abc',
  'abcd',
  'admin',
  'administrator',
  'aa',
  'asdf',
  'asdfgh',
  'baumarkt',
  'berlin',
  'changeme',
  'computer',
  'dragon',
  'fachwerk',
  'familie',
  'fussball',
  'fußball',
  'geheim',
  'hallo',
  'hello',
  'herbst',
  'iloveyou',
  'india',
  'internet',
  'kennwort',
  'letmein',
  'login',
  'master',
  'monkey',
  'muster',
  'passwd',
  'passwort',
  'password',
  'pass',
  'p@ssw0rd',
  'p@ssword',
  'passw0rd',
  'passw0rt',
  'qwer',
  'qwert',
  'qwerty',
  'qwertz',
  'qwertzuiop',
  'schatz',
  'schalke',
  'secret',
  'sommer',
  'sonne',
  'sonnenschein',
  'spring',
  'start',
  'summer',
  'superman',
  'temp',
  'test',
  'tester',
  'user',
  'welcome',
  'willkommen',
  'winter',
  'yxcvbnm',
  'zxcvbnm',
];
const DIGITS = [
  '1',
  '2',
  '3',
  '5',
  '7',
  '9',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '12345678',
  '0',
  '00',
  '007',
  '01',
  '11',
  '99',
];
const SIGNS = ['!', '!!', '@', '#', '$', '?', '.', '*', '-', '_'];
/** Recent years, and the years of birth of most customers. */
const YEARS = Array.from({ length: 80 }, (_, index) => String(1951 + index));
/** Passwords that are frequent in exactly this form. */
const WHOLE = [
  '1q2w3e4r!',
  '1qaz!qaz',
  '1qaz2wsx!',
  '1qaz@wsx',
  '!qaz2wsx',
  '!qaz1qaz',
  '!qaz@wsx3edc',
  'zaq1@wsx',
  'zaq12wsx!',
  'zaq!2wsx',
  'q1w2e3r4!',
  'qaz@123wsx',
  'abc123!',
  'abc123!@#',
  'aa123456!',
  'aa123456@',
  'a123456!',
  'a1b2c3d4!',
  '1a2b3c4d!',
  'qwer1234!',
  'qwer123!@#',
  'asdf1234!',
  'p@$$w0rd',
  'p@$$w0rd1',
  'pa$$w0rd',
  'pa$$word1',
  'pa$$w0rt',
  'p@55w0rd',
  'p@ssw0rd',
  'p@ssw0rt',
  'test-1234',
  'ichliebedich1!',
  'iloveyou1!',
  'schatzi1!',
];

const whole = new Set(WHOLE);
const words = new Set(WORDS);
const digits = new Set([...DIGITS, ...YEARS]);
const signs = new Set(SIGNS);

/** What an attacker knows of an account. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** The comparison ignores case, because attackers try both cases. */
export function isCommonPassword(password: string, owner: PasswordOwner): boolean {
  const lower = password.normalize('NFC').toLowerCase();
  if (whole.has(lower)) return true;
  const own = new Set(wordsOf(owner));
  // "Passwort1!", "Passwort!1", "Sommer@2026". A word that contains a symbol ("p@ssw0rd") is not split.
  for (let end = lower.length; end > 0; end--)
    if (words.has(lower.slice(0, end)) || own.has(lower.slice(0, end))) return isEnding(lower.slice(end));
  return false;
}

/** The address, its parts, and the name (ASVS 6.2.11). Shorter parts are in many good passwords. */
const SHORTEST_WORD = 4;

function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const names = [email, local, domain, ...local.split(/[^\p{L}\d]+/u), ...domain.split('.')];
  return [...names, firstName, lastName, firstName + lastName, `${firstName}.${lastName}`]
    .map((word) => word.normalize('NFC').toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD);
}

const isEnding = (text: string): boolean => {
  const [, first = '', number = '', last = ''] = /^([^\p{L}\d]*)(\d*)([^\p{L}\d]*)$/u.exec(text) ?? [];
  if (first + number + last !== text) return false;
  return (
    [first, last].every((part) => part === '' || signs.has(part)) && (number === '' || digits.has(number))
  );
};
