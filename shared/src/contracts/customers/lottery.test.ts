/** @jest-environment node */
import { isOldEnough, LOTTERY_FIELD_USES, type LotteryFieldUse } from '../../rules/lottery';
import { lotteryForm, type LotteryOptions } from './lottery';

const TODAY = '2026-11-30';
const options = (part: Partial<LotteryOptions> = {}): LotteryOptions => ({
  firstname: 'required',
  lastname: 'required',
  birthdate: 'required',
  newsletter: 'optional',
  minimumAge: null,
  ...part,
});
const full = {
  lotteryId: 'winter-2026',
  salutation: 'MRS',
  firstname: 'Erika',
  lastname: 'Muster',
  email: 'erika@example.org',
  birthDate: '24.12.1990',
  terms: 'on',
  newsletter: '',
  frcCaptchaSolution: '',
};

/** The message of the field; null if it is taken. */
function problem(field: string, value: unknown, part: Partial<LotteryOptions> = {}): string | null {
  const result = lotteryForm(options(part), TODAY).safeParse({ ...full, [field]: value });
  if (result.success) return null;
  expect(result.error.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  return result.error.issues[0]?.message ?? '';
}

const NAME = ['forms.minLength', 'forms.maxLength', 'forms.name'];
type Row = readonly [value: unknown, required: string | null, optional: string | null];
const names: readonly Row[] = [
  ['Erika', null, null],
  ['Jo', null, null],
  ['', 'forms.required', null],
  ['   ', 'forms.required', null],
  ['J', NAME[0] ?? '', null],
  ['Anna-Maria Charlotte', null, null],
  ['Anna-Maria Charlottes', NAME[1] ?? '', NAME[1] ?? ''],
  ['<b>Erika</b>', NAME[2] ?? '', NAME[2] ?? ''],
  ['www.evil.de', NAME[2] ?? '', NAME[2] ?? ''],
  ['Erika\nMuster', NAME[2] ?? '', NAME[2] ?? ''],
];
const dates: readonly Row[] = [
  ['24.12.1990', null, null],
  ['1990-12-24', null, null],
  ['01.01.1900', null, null],
  ['31.12.1899', 'forms.dateBetween', 'forms.dateBetween'],
  ['30.11.2026', null, null],
  ['01.12.2026', 'forms.dateBetween', 'forms.dateBetween'],
  ['31.02.1990', 'forms.date', 'forms.date'],
  ['24.12.1990x', 'forms.maxLength', 'forms.maxLength'],
  ['heute', 'forms.date', 'forms.date'],
  ['', 'forms.required', null],
];
const uses: Record<'firstname' | 'lastname' | 'birthDate', readonly Row[]> = {
  firstname: names,
  lastname: names,
  birthDate: dates,
};
const cases = Object.entries(uses).flatMap(([field, rows]) =>
  LOTTERY_FIELD_USES.flatMap((use) => rows.map((row) => [field, use, ...row] as const)),
);

it.each(cases)('%s that is %s: %j', (field, use, value, required, optional) => {
  const option = field === 'birthDate' ? 'birthdate' : field;
  const expected: Record<LotteryFieldUse, string | null> = { required, optional, hidden: null };

  expect(problem(field, value, { [option]: use })).toBe(expected[use]);
});

it.each(['firstname', 'lastname', 'birthDate'])('%s that is hidden is dropped', (field) => {
  const form = lotteryForm(options({ firstname: 'hidden', lastname: 'hidden', birthdate: 'hidden' }), TODAY);

  expect(form.parse(full)).toMatchObject({ [field]: '' });
  expect(form.parse({ ...full, [field]: undefined })).toMatchObject({ [field]: '' });
});

it.each([
  ['email', 'a@b.de', null],
  ['email', 'a@b.d', null],
  ['email', 'a@bd', 'forms.minLength'],
  ['email', 'erika', 'forms.email'],
  ['email', `${'a'.repeat(88)}@example.org`, null],
  ['email', `${'a'.repeat(89)}@example.org`, 'forms.maxLength'],
  ['email', 'a@b.de,c@d.de', 'forms.email'],
  ['email', '', 'forms.required'],
  ['salutation', 'UNKNOWN', null],
  ['salutation', 'DR', 'forms.required'],
  ['terms', '', 'lotteryTeaser.terms.required'],
  ['terms', undefined, 'lotteryTeaser.terms.required'],
  ['terms', 'true', null],
  ['newsletter', 'on', null],
  ['newsletter', '', null],
])('%s: %j', (field, value, expected) => {
  expect(problem(field, value)).toBe(expected);
});

it('the newsletter is required only where the lottery states it', () => {
  for (const value of ['', undefined])
    expect(problem('newsletter', value, { newsletter: 'required' })).toBe(
      'lotteryTeaser.newsletter.required',
    );
  expect(problem('newsletter', 'on', { newsletter: 'required' })).toBeNull();
});

it('asks for nothing that may be left out', () => {
  const { email, lotteryId } = full;
  const least = options({ firstname: 'optional', lastname: 'hidden', birthdate: 'optional' });

  expect(lotteryForm(least, TODAY).parse({ lotteryId, email, terms: true })).toEqual({
    lotteryId,
    email,
    terms: true,
    newsletter: false,
    salutation: 'UNKNOWN',
    firstname: '',
    lastname: '',
    birthDate: '',
    frcCaptchaSolution: '',
  });
});

it.each([
  ['30.11.2008', 18, true],
  ['01.12.2008', 18, false],
  ['2008-11-30', 18, true],
  ['30.11.2010', 16, true],
  ['01.12.2010', 16, false],
  ['', 18, false],
])('born on %j is %d: %j', (birthDate, years, expected) => {
  expect(isOldEnough(birthDate, years, TODAY)).toBe(expected);
});

it.each([
  ['2026-02-28', false],
  ['2026-03-01', true],
])('born on 29 February is of age on %s: %j', (today, expected) => {
  expect(isOldEnough('29.02.2008', 18, today)).toBe(expected);
});
