import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { OPERATOR, orderRollout, publishNext, sendViews } from '../operator-steps';
import { isAlive } from '../steps';

/** The browser logs every refused call. */
const REFUSALS = [/Failed to load resource: .* status of 401/];
const PHONE = { width: 360, height: 740 };
/** High enough to show the whole page without the link back to its top. */
const DESK = { width: 1280, height: 3600 };
const MFE = 'account';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const rollout = (page: Page) => page.getByRole('article', { name: `Rollout von ${MFE}` });

async function signIn(page: Page, password = OPERATOR.password): Promise<void> {
  await page.getByLabel('Name').fill(OPERATOR.name);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await button(page, 'Anmelden').click();
}

/** Targets are large enough for a thumb, and the page does not scroll sideways. */
async function expectFitsThePhone(page: Page): Promise<void> {
  const { width, small } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    small: [...document.querySelectorAll('[data-widget="operations-page"] :is(button, a, summary, select)')]
      .filter((one) => one.getClientRects().length > 0 && !one.hasAttribute('aria-pressed'))
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.outerHTML.slice(0, 120)),
  }));
  expect(small, 'targets lower than 44 px').toEqual([]);
  expect(width, `the page is ${width} px wide`).toBeLessThanOrEqual(PHONE.width);
}

async function expectGood(page: Page): Promise<void> {
  // Further down, the page shows a link to its top, which belongs to another widget.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByText('Nach oben')).toBeHidden();
  await expectFitsThePhone(page);
  await expectNoAxeViolations(page);
}

test.describe(() => {
  test.use({ viewport: PHONE });

  test('an operator with a phone watches a rollout, takes it back with one press, and finds it in the log', async ({
    browserConsole,
    open,
  }) => {
    browserConsole.allow(...REFUSALS);
    const { stable, next } = await publishNext(MFE);
    const page = await open('/operations/');
    await isAlive(page, 'operations-page');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expectGood(page);

    await signIn(page, 'falsches Passwort');
    await expect(page.getByText('Name oder Passwort stimmt nicht. Bitte prüfen Sie beides.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue(OPERATOR.name);
    await signIn(page);
    await expect(page.getByText(`Angemeldet als ${OPERATOR.name}`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Was live ist' })).toBeVisible();
    await expectGood(page);

    // The page shows the team's rollout without a reload.
    await orderRollout({ mfe: MFE, version: next, to: 25, hold: true });
    await expect(rollout(page).getByText('25 %', { exact: true })).toBeVisible();
    await sendViews(page, { mfe: MFE, version: next, widget: 'account-page', views: 6, failed: 2 });
    await expect(
      rollout(page).getByText('Angehalten: Es geht erst weiter, wenn Sie entscheiden'),
    ).toBeVisible();
    // The first view brings the visitor's cookie and is not compared; the charts are loaded every ten
    // seconds.
    await expect(
      rollout(page).getByRole('img', { name: /^Aufrufe mit Widget-Ausfall .* Kandidat \d/ }),
    ).toBeVisible();
    // Earlier journeys fail on purpose, and the list begins with the five most frequent failures.
    await section(page, 'Fehler der letzten 24 Stunden').getByLabel('Micro-Frontend').selectOption(MFE);
    await expect(
      section(page, 'Fehler der letzten 24 Stunden')
        .getByRole('listitem')
        .filter({ hasText: `${MFE}@${next}` })
        .getByText('Nothing to mount in this journey'),
    ).toBeVisible();
    await expectGood(page);

    await rollout(page).getByRole('button', { name: 'Zurückrollen' }).click();
    const dialog = page.getByRole('dialog', { name: `${MFE} zurückrollen` });
    await expect(
      dialog.getByText(`25 % der Besucher verlieren ${next}. Alle bekommen wieder ${stable}.`),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Jetzt zurückrollen' }).click();
    await expect(dialog.getByText(`${MFE}: Für alle live ist ${stable}`)).toBeVisible();
    await expect(dialog.getByText(/^Wirksam seit \d\d:\d\d:\d\d Uhr/)).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await expect(dialog).toBeHidden();

    await expect(
      rollout(page).getByText(`${next} ist zurückgenommen, alle Besucher bekommen ${stable}`),
    ).toBeVisible();
    await expect(
      section(page, 'Protokoll').getByText(`Betrieb hat ${MFE}@${next} zurückgenommen`).first(),
    ).toBeVisible();
    await expectGood(page);

    await button(page, 'Abmelden').click();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page.getByText(stable), 'nothing is left to read').toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ viewport: DESK });

  test('a session that ends leaves the operator where they were', async ({
    browserConsole,
    open,
    context,
  }) => {
    browserConsole.allow(...REFUSALS);
    const page = await open('/operations/');
    await signIn(page);
    const channel = page.getByRole('article', { name: MFE, exact: true });
    await channel.getByText('Versionen', { exact: true }).click();
    await expect(channel.getByRole('button', { name: /^Vorschau von/ }).first()).toBeVisible();

    await context.clearCookies({ name: 'operator' });
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
    await expect(dialog).toBeVisible();
    await expectNoAxeViolations(page);
    await expect(dialog.getByLabel('Name')).toHaveValue(OPERATOR.name);
    await dialog.getByLabel('Passwort', { exact: true }).fill(OPERATOR.password);
    await dialog.getByRole('button', { name: 'Anmelden' }).click();
    await expect(dialog).toBeHidden();
    await expect(channel.getByRole('button', { name: /^Vorschau von/ }).first()).toBeVisible();
  });
});

test.describe(() => {
  test.use({ viewport: DESK });

  test('a preview link made by an operator shows the version to its holder', async ({
    browserConsole,
    open,
  }) => {
    browserConsole.allow(...REFUSALS);
    const { next } = await publishNext(MFE);
    const page = await open('/operations/');
    await signIn(page);
    const channel = page.getByRole('article', { name: MFE, exact: true });
    await channel.getByText('Versionen', { exact: true }).click();
    await channel.getByRole('button', { name: `Vorschau von ${next}` }).click();
    const dialog = page.getByRole('dialog', { name: `Vorschau von ${next}` });
    await dialog.getByLabel('Seite').fill('/impressum/');
    await dialog.getByRole('button', { name: 'Link erstellen' }).click();
    const link = await dialog.getByLabel('Link zur Vorschau').inputValue();
    expect(link).toMatch(/\/impressum\/\?preview=[\w.-]+$/);
    await expectNoAxeViolations(page);
    const answer = await page.request.get(link);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toMatch(/Vorschau/);
  });
});
