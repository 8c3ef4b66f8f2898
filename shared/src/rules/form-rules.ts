import { calendarDay } from '../time/calendar-day';

/** An invalid value: the key of its text and the values for the placeholders. */
export interface Problem {
  key: string;
  values?: Record<string, string | number>;
}

/**
 * A pure check of an input. Empty input passes every rule except `required`. Calls that create a rule are
 * marked as pure, so that bundles contain only the rules in use.
 */
export type Rule = (value: string) => Problem | null;

const failUnless = (isRight: (value: string) => boolean, problem: Problem): Rule => {
  return (value) => (value === '' || isRight(value) ? null : problem);
};
const matches = (pattern: () => RegExp, key: string): Rule =>
  failUnless((value) => pattern().test(value), { key });

/**
 * A pattern with Unicode classes, compiled at first use: for a literal the build writes 15 kB of characters.
 * Safari 11.0 cannot compile it; there only the server checks.
 */
function withClasses(source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch {
    return /(?:)/;
  }
}

export const required: Rule = (value) => (value.trim() === '' ? { key: 'forms.required' } : null);

export const minLength = (min: number): Rule =>
  failUnless((value) => value.length >= min, { key: 'forms.minLength', values: { min } });

export const maxLength = (max: number): Rule =>
  failUnless((value) => value.length <= max, { key: 'forms.maxLength', values: { max } });

export const numeric: Rule = /* @__PURE__ */ matches(() => /^\d+$/, 'forms.numeric');

/** "12,5" and "12.5". */
export const decimal: Rule = /* @__PURE__ */ matches(() => /^-?\d+([.,]\d+)?$/, 'forms.decimal');

const toNumber = (value: string) => Number(value.replace(',', '.'));

export const minValue = (min: number): Rule =>
  failUnless((value) => toNumber(value) >= min, { key: 'forms.minValue', values: { min } });

export const maxValue = (max: number): Rule =>
  failUnless((value) => toNumber(value) <= max, { key: 'forms.maxValue', values: { max } });

/**
 * Lenient: only a sent mail proves an address. Refuses characters that could make several addresses of one
 * field.
 */
export const email: Rule = /* @__PURE__ */ matches(
  () => /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@.,;:<>()[\]"\\\p{Cc}]+(\.[^\s@.,;:<>()[\]"\\\p{Cc}]+)+$/u,
  'forms.email',
);

/**
 * A word with a domain in it: mail programs make a link of it. Abbreviations are none: before a capital
 * letter ("Gr.Kreutz"), of one letter and of titles ("St.gallen").
 */
const NO_LINK = String.raw`(?!(?:.*[^\p{L}])?(?!(?:[Ss]te?|[Dd]r|[Pp]rof|[Dd]ipl|[Mm]ag|[Ii]ng)\.)[\p{L}\d-]{2,}\.(?!\p{Lu}\p{Ll})\p{L}{2,}(?![\p{L}.]))`;

/** Signs between letters, on keyboards and as typographers set them. */
const SIGNS = String.raw` .,'’‘‛′\u00B4\u0060·\p{Pd}\u200C\u200D`;

/** A name must begin so: it has a letter or a digit. */
const NO_SIGNS_ONLY = String.raw`(?=.*[\p{L}\p{N}])`;

/** Names of persons, places and firms: `signs` beside letters of every script; never markup. */
const nameOf = (signs: string, key: string, start: string): Rule =>
  matches(() => withClasses(String.raw`^${start}[\p{L}\p{M}${SIGNS}${signs}]+$`), key);

/** "Paris 12", "Halle/Saale", "Frankfurt (Oder)". */
export const city: Rule = /* @__PURE__ */ nameOf(
  String.raw`\p{N}()/&`,
  'forms.city',
  NO_LINK + NO_SIGNS_ONLY,
);
/**
 * "Dr. Jana", "Maier jun.", "O´Brien", "Jana & Karl", "Mag. (FH) Eva", "Schmidt/Müller". As in passports, a
 * dash is the second name of a person who has one name only.
 */
export const personName: Rule = /* @__PURE__ */ nameOf(
  '"“”„«»&()/',
  'forms.name',
  String.raw`(?:(?=\p{Pd}$)|${NO_LINK}${NO_SIGNS_ONLY})`,
);
/** "Müller GmbH & Co. KG", "1 & 1", "Möbel.de GmbH": no mail contains it. */
export const firmOrPerson: Rule = /* @__PURE__ */ nameOf(
  String.raw`"“”„«»\p{N}()/&+:`,
  'forms.accountHolder',
  NO_SIGNS_ONLY,
);
/** "Straße des 17. Juni", "Hauptstr. 3½", "Weg 3 + 4". */
export const street: Rule = /* @__PURE__ */ matches(
  () => withClasses(String.raw`^[\p{L}\p{M}\p{N}${SIGNS}"“”„()/&+:;°№]+$`),
  'forms.street',
);
/** "12a-c", "4/1", "17½", "5 + 7"; a dash for a house without a number. */
export const streetNumber: Rule = /* @__PURE__ */ matches(
  () => withClasses(String.raw`^(?:\p{Pd}|(?=.*[\p{L}\p{N}])[\p{L}\p{N}${SIGNS}/+&():⁄№]+)$`),
  'forms.streetNumber',
);

/** The first problem, in the order of the rules. */
export function firstProblem(value: string, rules: readonly Rule[]): Problem | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return null;
}

const hasClass = (name: 'Lu' | 'Ll', value: string) => withClasses(`\\p{${name}}`).test(value);

/** Requirements of a password (specification 5), one by one, for display. */
export const passwordParts: readonly { name: string; isMet: (value: string) => boolean }[] = [
  { name: 'length', isMet: (value) => value.length >= 8 },
  { name: 'cases', isMet: (value) => hasClass('Lu', value) && hasClass('Ll', value) },
  { name: 'digit', isMet: (value) => /\d/.test(value) },
  { name: 'special', isMet: (value) => withClasses(String.raw`[^\p{L}\p{M}\d\s]`).test(value) },
];

/** 8 to 255 characters with an upper and a lower case letter, a digit and a special character. */
export const password: Rule = /* @__PURE__ */ failUnless(
  (value) => value.length <= 255 && passwordParts.every(({ isMet }) => isMet(value)),
  { key: 'forms.password', values: { min: 8, max: 255 } },
);

/**
 * The ISO date of "24.12.1990", "24121990" or "1990-12-24"; null for an invalid date. Without full stops,
 * because number pads of phones may lack them.
 */
export function toIsoDate(value: string): string | null {
  const dotted = value.trim().replace(/^(\d\d)(\d\d)(\d{4})$/, '$1.$2.$3');
  return calendarDay(dotted);
}

/** dd.mm.yyyy or ISO. */
export const dateFormat: Rule = /* @__PURE__ */ failUnless((value) => toIsoDate(value) !== null, {
  key: 'forms.date',
});

/** `earliest` is an inclusive ISO date. */
export const notBefore = (earliest: string): Rule =>
  failUnless((value) => (toIsoDate(value) ?? earliest) >= earliest, {
    key: 'forms.dateTooEarly',
    values: { year: Number(earliest.slice(0, 4)) },
  });

const LEGAL_AGE = 18;

/** At least 18 years old, or so many, on `today`, an ISO date of Europe/Berlin. */
export const legalAge = (today: string, years = LEGAL_AGE): Rule => {
  const latest = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  return failUnless((value) => (toIsoDate(value) ?? latest) <= latest, {
    key: 'forms.legalAge',
    values: { years },
  });
};

/** No line breaks, control characters and halves of characters. */
export const oneLine: Rule = /* @__PURE__ */ matches(
  () => withClasses(String.raw`^[^\p{Cc}\p{Cs}\u2028\u2029]*$`),
  'forms.oneLine',
);
