import messages from '../../messages.de.json';
import { WithdrawalForm } from '../orders/withdrawal';
import { LoginForm, PasswordResetForm, registerForm } from './account';

const erika = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Musterfrau',
  email: 'erika@example.org',
  password: 'Fachwerk-1',
  acceptTerms: 'on',
};
const problems = (form: object) => {
  const result = registerForm('2026-11-21').safeParse(form);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it('registers with what a browser without script sends', () => {
  expect(registerForm('2026-11-21').parse(erika)).toMatchObject({
    acceptTerms: true,
    birthDate: '',
    customerCardNumber: '',
  });
});

it.each([
  [{ salutation: '' }, 'salutation: forms.required'],
  [{ salutation: 'DR' }, 'salutation: forms.required'],
  [{ lastName: '' }, 'lastName: forms.required'],
  [{ lastName: 'x'.repeat(51) }, 'lastName: forms.maxLength'],
  [{ lastName: 'Muster3' }, 'lastName: forms.name'],
  [{ email: '' }, 'email: forms.required'],
  [{ email: 'a@b' }, 'email: forms.minLength'],
  [{ email: 'erika@example' }, 'email: forms.email'],
  [{ email: `${'x'.repeat(90)}@example.org` }, 'email: forms.maxLength'],
  [{ password: 'fachwerk' }, 'password: forms.password'],
  [{ birthDate: '31.02.1990' }, 'birthDate: forms.date'],
  [{ birthDate: '31.12.1899' }, 'birthDate: forms.dateTooEarly'],
  [{ birthDate: '22.11.2008' }, 'birthDate: forms.legalAge'],
  [{ isNewAvsAuthenticationActive: 'true' }, 'birthDate: account.birthDate.required'],
  [{ isNewAvsAuthenticationActive: 'true', birthDate: '22.11.2008' }, 'birthDate: forms.legalAge'],
  [{ customerCardNumber: '1912345678' }, 'customerCardNumber: forms.customerCard'],
  [{ customerCardNumber: '2'.repeat(41) }, 'customerCardNumber: forms.maxLength'],
  [{ acceptTerms: 'false' }, 'acceptTerms: account.terms.required'],
  [{ acceptTerms: undefined }, 'acceptTerms: account.terms.required'],
])('refuses %j', (part, problem) => {
  expect(problems({ ...erika, ...part })).toEqual([problem]);
  const key = problem.split(': ')[1] ?? '';
  if (key.startsWith('forms.')) expect(Object.keys(messages)).toContain(key);
});

it('logs in with a password of older rules, and joins the lists unless told', () => {
  expect(LoginForm.parse({ email: 'a@b.de', password: 'alt' })).toEqual({
    email: 'a@b.de',
    password: 'alt',
    rememberMe: false,
    mergeLists: true,
    frcCaptchaSolution: '',
  });
});

it('asks for a new password once: it can be shown', () => {
  expect(PasswordResetForm.parse({ token: 't', password: 'Holzleim-47', passwordRepeat: 'x' })).toEqual({
    token: 't',
    password: 'Holzleim-47',
  });
});

it('withdraws with a name, an order number and an address, and nothing else', () => {
  const form = { name: 'Erika Musterfrau', orderNumber: '100042', email: 'erika@example.org' };
  expect(WithdrawalForm.parse(form)).toEqual({ ...form, order: '', lines: '', text: '' });
  expect(WithdrawalForm.safeParse({ ...form, text: 'x'.repeat(2001) }).success).toBe(false);
});
