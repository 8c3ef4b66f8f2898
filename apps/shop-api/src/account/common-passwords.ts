/**
 * Passwords that keep the composition rule and are guessed first all the same (ASVS 6.2.4): the words of published lists of the most
 * frequent passwords, German and English, with the endings that people append to please such a rule.
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
/** Years that are typed today, and the years in which most customers were born. */
const YEARS = Array.from({ length: 80 }, (_, index) => String(1951 + index));
/** Frequent as they are. */
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

/** Upper and lower case make no difference: whoever guesses tries both. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFC').toLowerCase();
  if (whole.has(lower)) return true;
  // "Passwort1!", "Passwort!1", "Sommer@2026"; a word with a sign inside ("p@ssw0rd") stays whole.
  for (let end = lower.length; end > 0; end--)
    if (words.has(lower.slice(0, end))) return isEnding(lower.slice(end));
  return false;
}

const isEnding = (text: string): boolean => {
  const [, first = '', number = '', last = ''] = /^([^\p{L}\d]*)(\d*)([^\p{L}\d]*)$/u.exec(text) ?? [];
  if (first + number + last !== text) return false;
  return (
    [first, last].every((part) => part === '' || signs.has(part)) && (number === '' || digits.has(number))
  );
};
