import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { signIn } from '../desk-steps';
import { expect, test } from '../journey';
import { OPERATOR } from '../operator-steps';
import { isAlive } from '../steps';

const KEY = 'footer.claim';
/** It is promised for every page and instance. */
const PROMISE = { timeout: 5000, intervals: [200] };
const IN = { German: '', English: 'language=en' };

async function openTexts(page: Page): Promise<void> {
  await page.goto('/desk/');
  await signIn(page, { number: '4700' });
  await expect(page.getByLabel('Marktnummer')).toBeVisible();
  await page.goto('/operations/');
  await isAlive(page, 'operations-page');
  await page.getByLabel('Name').fill(OPERATOR.name);
  await page.getByLabel('Passwort', { exact: true }).fill(OPERATOR.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByLabel('Wörter oder Schlüssel').fill(KEY);
  await page.getByRole('button', { name: 'Texte suchen' }).click();
}

async function write(page: Page, language: 'Deutsch' | 'Englisch', text: string): Promise<void> {
  const part = page.getByRole('region', { name: `${KEY} auf ${language}` });
  await part.getByRole('button', { name: 'ändern' }).click();
  await part.getByRole('textbox').fill(text);
  await part.getByRole('button', { name: 'Speichern' }).click();
  await expect(part.getByText('Gespeichert.')).toBeVisible();
}

test('an operator changes a text: every page shows it within five seconds, and again what it was', async ({
  browserConsole,
  open,
  request,
}) => {
  // The page asks who is signed in.
  browserConsole.allow(/status of 401/);
  const showsEverywhere = (text: string, cookie = IN.German) =>
    expect
      .poll(async () => {
        const pages = ['/', '/kontakt/', '/suche-nach-nichts/'].map((path) =>
          request.get(path, { headers: { cookie } }).then((answer) => answer.text()),
        );
        return (await Promise.all(pages)).every((html) => html.includes(text));
      }, PROMISE)
      .toBe(true);
  const page = await open();
  await openTexts(page);
  const german = page.getByRole('region', { name: `${KEY} auf Deutsch` });
  const before = (await german.locator('p[lang="de"]').innerText()).trim();
  await showsEverywhere(before);

  await write(page, 'Deutsch', 'Alles für Haus & Hof');
  await showsEverywhere('Alles für Haus &amp; Hof');
  await write(page, 'Englisch', 'Everything for house and yard');
  await showsEverywhere('Everything for house and yard', IN.English);
  await showsEverywhere('Alles für Haus &amp; Hof');
  // The browser takes over what the server has written.
  const visit = await open('/kontakt/');
  await isAlive(visit, 'contact');
  await expect(visit.getByText('Alles für Haus & Hof')).toBeVisible();
  await visit.close();

  await german.getByRole('button', { name: 'Verlauf' }).click();
  await expect(german.getByRole('listitem').first()).toContainText('von 4700');
  await expectNoAxeViolations(page, '[data-widget="operations-page"]');
  await german.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(german.getByText('Gespeichert.')).toBeVisible();
  await showsEverywhere(before);
  await showsEverywhere('Everything for house and yard', IN.English);

  const english = page.getByRole('region', { name: `${KEY} auf Englisch` });
  await english.getByRole('button', { name: 'ändern' }).click();
  await english.getByRole('button', { name: 'Text der Software zeigen' }).click();
  await expect(english.getByText('Gespeichert.')).toBeVisible();
});
