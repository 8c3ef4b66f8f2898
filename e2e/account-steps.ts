import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { sendForm } from './shop-steps';
import { shopUrl } from './steps';

/** Steps with accounts, by labels and roles. */
export const field = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string): Promise<void> =>
  page.locator('main').getByRole('button', { name, exact: true }).click();

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** The message of a field is its description, so that screen readers announce it. */
export async function expectProblem(fieldOf: Locator, problem: string): Promise<void> {
  const description = () =>
    fieldOf.evaluate((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        // A number and its unit stay on one line.
        .replaceAll('\u00A0', ' '),
    );
  await expect.poll(description).toContain(problem);
  await expect(fieldOf).toHaveAttribute('aria-invalid', 'true');
}

/** Unique in all runs. */
export const freshEmail = (): string => `e2e-${randomBytes(6).toString('hex')}@example.org`;

export interface ReceivedMail {
  kind: string;
  subject: string;
  text: string;
}

export async function mailsTo(request: APIRequestContext, to: string): Promise<ReceivedMail[]> {
  const answer = await request.get(`/dev/mailbox/?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as ReceivedMail[];
}

/** Waits until there are `count` mails of this kind; returns the newest. */
export async function mailTo(
  request: APIRequestContext,
  to: string,
  kind: string,
  count = 1,
): Promise<ReceivedMail> {
  let found: ReceivedMail[] = [];
  await expect(async () => {
    found = (await mailsTo(request, to)).filter((mail) => mail.kind === kind);
    expect(found.length, `mails of ${kind}`).toBe(count);
  }).toPass();
  return found[0]!;
}

/** The first link of a mail, as a path: the shop under test may have another origin. */
export function linkIn({ text }: ReceivedMail): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

export const PASSWORD = 'Werkbank-17';

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login/');
  await fill(page, { 'E-Mail-Adresse': email, Passwort: password });
  await press(page, 'Anmelden');
}

/** The link in the header; with the name of a logged-in customer. */
export const accountLink = (page: Page, name?: string): Locator =>
  page.getByRole('banner').getByRole('link', {
    name: name ? `Mein Konto, ${name}, angemeldet mit Kundenkonto` : 'Mein Konto',
    exact: true,
  });

/** Creates a confirmed account by requests, without a page, and logs out. */
export async function startWithAccount(request: APIRequestContext): Promise<string> {
  const email = freshEmail();
  await sendForm(request, '/register/', {
    salutation: 'MRS',
    firstName: 'Änne',
    lastName: 'Groß-Özdemir',
    email,
    password: PASSWORD,
    acceptTerms: 'on',
  });
  const mail = await mailTo(request, email, 'account-confirm');
  const token = new URL(linkIn(mail), shopUrl()).searchParams.get('token') ?? '';
  await sendForm(request, '/register/confirm/', { token, password: PASSWORD });
  await sendForm(request, '/logout/', {});
  return email;
}

export const isAsked = (page: Page, heading: string): Promise<void> =>
  expect(page.locator('main').getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
