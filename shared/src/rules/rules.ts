/** What is wrong with a value: the key of a text and what fills its placeholders. */
export interface Problem {
  key: string;
  values?: Record<string, string | number>;
}

/**
 * A pure check of what was typed. Empty input passes all of them but `required`. Calls that make a rule are marked as pure, so
 * that nobody loads what he does not use.
 */
export type Rule = (value: string) => Problem | null;

const failUnless = (isRight: (value: string) => boolean, problem: Problem): Rule => {
  return (value) => (value === '' || isRight(value) ? null : problem);
};
const matches = (pattern: () => RegExp, key: string): Rule =>
  failUnless((value) => pattern().test(value), { key });

/**
 * A pattern with classes such as "every letter". Read when it is first used: as a literal, the build writes 15 kB of characters for
 * each. Safari 11.0 cannot read it; there the server alone checks.
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

/** "12,5" and "12.5" alike. */
export const decimal: Rule = /* @__PURE__ */ matches(() => /^-?\d+([.,]\d+)?$/, 'forms.decimal');

const toNumber = (value: string) => Number(value.replace(',', '.'));

export const minValue = (min: number): Rule =>
  failUnless((value) => toNumber(value) >= min, { key: 'forms.minValue', values: { min } });

export const maxValue = (max: number): Rule =>
  failUnless((value) => toNumber(value) <= max, { key: 'forms.maxValue', values: { max } });

/** Deliberately lenient: only the mail that is sent proves an address. No signs with which one field becomes several addresses. */
export const email: Rule = /* @__PURE__ */ matches(
  () => /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@.,;:<>()[\]"\\\p{Cc}]+(\.[^\s@.,;:<>()[\]"\\\p{Cc}]+)+$/u,
  'forms.email',
);

/** Letters of every script, as names have them. */
export const city: Rule = /* @__PURE__ */ matches(
  () => withClasses(String.raw`^[\p{L}\p{M} ()/-]+$`),
  'forms.city',
);
export const personName: Rule = /* @__PURE__ */ matches(
  () => withClasses(String.raw`^[\p{L}\p{M} "'’-]+$`),
  'forms.name',
);
export const street: Rule = /* @__PURE__ */ matches(
  () => withClasses(String.raw`^[\p{L}\p{M}\d ,'’.-]+$`),
  'forms.street',
);
export const streetNumber: Rule = /* @__PURE__ */ matches(
  () => withClasses(String.raw`^[\p{L}\d -]+$`),
  'forms.streetNumber',
);

/** Germany 5 digits, Austria 4, all others 4 to 8 characters. `country` is its ISO alpha-2 code. */
export function postalCode(country: string): Rule {
  if (country === 'DE' || country === 'AT') {
    const length = country === 'DE' ? 5 : 4;
    return failUnless((value) => new RegExp(`^\\d{${length}}$`).test(value), {
      key: 'forms.postalCode',
      values: { length },
    });
  }
  return failUnless((value) => value.length >= 4 && value.length <= 8, {
    key: 'forms.postalCodeLength',
    values: { min: 4, max: 8 },
  });
}

/** Where no country is asked for, e.g. a store search. */
export const anyPostalCode: Rule = (value) => {
  if (value === '') return null;
  if (value.trim().length < 3) return { key: 'global.postalcode.toSmall' };
  return /^[A-Za-z0-9 -]{3,10}$/.test(value) ? null : { key: 'global.postalcode.error' };
};

/** The first problem, in the order of the rules. */
export function firstProblem(value: string, rules: readonly Rule[]): Problem | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return null;
}

const hasClass = (name: 'Lu' | 'Ll', value: string) => withClasses(`\\p{${name}}`).test(value);

/** What a password needs (specification 5), part by part: a form ticks them off. */
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

/** Not blank and not beginning with 19 (specification 5); spaces between groups of digits are fine. */
export const customerCard: Rule = /* @__PURE__ */ failUnless(
  (value) => /^\d[\d ]*$/.test(value.trim()) && !value.replace(/ /g, '').startsWith('19'),
  { key: 'forms.customerCard' },
);

/**
 * The ISO date of "24.12.1990" or "1990-12-24"; null when there is no such day. "24121990" too: the number pad of a phone
 * need not have a full stop.
 */
export function toIsoDate(value: string): string | null {
  const dotted = value.trim().replace(/^(\d\d)(\d\d)(\d{4})$/, '$1.$2.$3');
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(dotted);
  const iso = german
    ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}`
    : value.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** dd.mm.yyyy or ISO. */
export const dateFormat: Rule = /* @__PURE__ */ failUnless((value) => toIsoDate(value) !== null, {
  key: 'forms.date',
});

/** `earliest` is an ISO date. */
export const notBefore = (earliest: string): Rule =>
  failUnless((value) => (toIsoDate(value) ?? earliest) >= earliest, {
    key: 'forms.dateTooEarly',
    values: { year: Number(earliest.slice(0, 4)) },
  });

/** At least 18 on `today`, an ISO date of Europe/Berlin. */
export const legalAge = (today: string): Rule => {
  const latest = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
  return failUnless((value) => (toIsoDate(value) ?? latest) <= latest, {
    key: 'forms.legalAge',
    values: { years: 18 },
  });
};
