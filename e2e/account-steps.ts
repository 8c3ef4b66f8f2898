import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from 'playwright-core';
import { sendForm } from './shop-steps';
import { eventually, isSeen, shopUrl } from './steps';

/** What a visitor does with an account, by the words and roles that they meet. */
export const field = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string): Promise<void> =>
  page.locator('main').getByRole('button', { name, exact: true }).click();

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** What stands under a field is its description, so that a screen reader says it too. */
export async function expectProblem(fieldOf: Locator, problem: string): Promise<void> {
  await eventually(async () => {
    const said = await fieldOf.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
    assert.ok(said.includes(problem), `The field says "${said}", not "${problem}"`);
    assert.equal(await fieldOf.getAttribute('aria-invalid'), 'true');
  });
}

/** Nobody else has this address, in no run. */
export const freshEmail = (): string => `e2e-${randomBytes(6).toString('hex')}@example.org`;

export interface ReceivedMail {
  kind: string;
  subject: string;
  text: string;
}

export async function mailsTo(request: APIRequestContext, to: string): Promise<ReceivedMail[]> {
  const answer = await request.get(shopUrl(`/dev/mailbox/?to=${encodeURIComponent(to)}`), {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as ReceivedMail[];
}

/** Waits for the newest mail of this kind; with how many there are by then. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  kind: string,
  count = 1,
): Promise<ReceivedMail> {
  let found: ReceivedMail[] = [];
  await eventually(async () => {
    found = (await mailsTo(request, to)).filter((mail) => mail.kind === kind);
    assert.equal(found.length, count, `mails of ${kind}`);
  });
  return found[0]!;
}

/** The address that the mail asks to open, as a path: a shop under test may have another origin. */
export function linkIn({ text }: ReceivedMail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  assert.ok(link, `no link in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

export const PASSWORD = 'Werkbank-17';

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto(shopUrl('/login/'));
  await fill(page, { 'E-Mail-Adresse': email, Passwort: password });
  await press(page, 'Anmelden');
}

/** The link in the header names whoever is logged in. */
export const accountLink = (page: Page, name?: string): Locator =>
  page.getByRole('banner').getByRole('link', {
    name: name ? `Mein Konto, ${name}, angemeldet mit Kundenkonto` : 'Mein Konto',
    exact: true,
  });

/** A confirmed account by calls alone, for journeys that begin there. */
export async function startWithAccount(request: APIRequestContext): Promise<string> {
  const email = freshEmail();
  await sendForm(request, '/register/', {
    salutation: 'MRS',
    firstName: 'Änne',
    lastName: 'Groß-Özdemir',
    email,
    password: PASSWORD,
    passwordRepeat: PASSWORD,
    acceptTerms: 'on',
  });
  const mail = await mailTo(request, email, 'account-confirm');
  const token = new URL(linkIn(mail), shopUrl()).searchParams.get('token') ?? '';
  await sendForm(request, '/register/confirm/', { token });
  return email;
}

export const isAsked = (page: Page, heading: string): Promise<void> =>
  isSeen(page.locator('main').getByRole('heading', { level: 1, name: heading, exact: true }));
