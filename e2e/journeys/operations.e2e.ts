import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from '../axe';
import { OPERATOR, orderRollout, publishNext, tellViews } from '../operator-steps';
import { isAlive, isGone, isSeen, journey } from '../steps';

/** The browser notes every refused call itself. */
const REFUSALS = [/Failed to load resource: .* status of 401/];
const PHONE = { width: 360, height: 740 };
/** High enough to see all of the page without a way back up. */
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

/** What a thumb needs, and a page that does not scroll sideways. */
async function expectFitsThePhone(page: Page): Promise<void> {
  const { width, small } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    small: [...document.querySelectorAll('[data-widget="operations-page"] :is(button, a, summary, select)')]
      .filter((one) => one.getClientRects().length > 0 && !one.hasAttribute('aria-pressed'))
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.outerHTML.slice(0, 120)),
  }));
  assert.deepEqual(small, [], 'targets lower than 44 px');
  assert.ok(width <= PHONE.width, `the page is ${width} px wide`);
}

async function expectGood(page: Page): Promise<void> {
  // Further down the page shows its way up, which is not ours to judge here.
  await page.evaluate(() => window.scrollTo(0, 0));
  await isGone(page.getByText('Nach oben'));
  await expectFitsThePhone(page);
  await expectNoAxeViolations(page);
}

journey(
  'an operator with a phone watches a rollout, takes it back with one press, and finds it in the log',
  async ({ open }) => {
    const { stable, next } = await publishNext(MFE);
    const page = await open('/operations/');
    await isAlive(page, 'operations-page');
    await isSeen(page.getByRole('heading', { name: 'Anmelden' }));
    await expectGood(page);

    await signIn(page, 'falsches Passwort');
    await isSeen(page.getByText('Name oder Passwort stimmt nicht. Bitte prüfen Sie beides.'));
    assert.equal(await page.getByLabel('Name').inputValue(), OPERATOR.name);
    await signIn(page);
    await isSeen(page.getByText(`Angemeldet als ${OPERATOR.name}`));
    await isSeen(page.getByRole('heading', { name: 'Was live ist' }));
    await expectGood(page);

    // Ordered by the team, seen here by itself.
    await orderRollout({ mfe: MFE, version: next, to: 25, hold: true });
    await isSeen(rollout(page).getByText('25 %', { exact: true }));
    await tellViews(page, { mfe: MFE, version: next, widget: 'account-page', views: 6, failed: 2 });
    await isSeen(rollout(page).getByText('Angehalten: Es geht erst weiter, wenn Sie entscheiden'));
    // The first view brings the visitor's cookie and is not compared; the charts are asked for every ten seconds.
    await isSeen(rollout(page).getByRole('img', { name: /^Aufrufe mit Widget-Ausfall .* Kandidat \d/ }));
    await isSeen(
      section(page, 'Fehler der letzten 24 Stunden').getByText('Nothing to mount in this journey'),
    );
    await expectGood(page);

    await rollout(page).getByRole('button', { name: 'Zurückrollen' }).click();
    const dialog = page.getByRole('dialog', { name: `${MFE} zurückrollen` });
    await isSeen(dialog.getByText(`25 % der Besucher verlieren ${next}. Alle bekommen wieder ${stable}.`));
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Jetzt zurückrollen' }).click();
    await isSeen(dialog.getByText(`${MFE}: Für alle live ist ${stable}`));
    await isSeen(dialog.getByText(/^Wirksam seit \d\d:\d\d:\d\d Uhr/));
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Schließen' }).last().click();
    await isGone(dialog);

    await isSeen(rollout(page).getByText(`${next} ist zurückgenommen, alle Besucher bekommen ${stable}`));
    await isSeen(section(page, 'Protokoll').getByText(`Betrieb hat ${MFE}@${next} zurückgenommen`).first());
    await expectGood(page);

    await button(page, 'Abmelden').click();
    await isSeen(page.getByRole('heading', { name: 'Anmelden' }));
    assert.equal(await page.getByText(stable).count(), 0, 'nothing is left to read');
  },
  { viewport: PHONE, expectedMessages: REFUSALS },
);

journey(
  'a session that ends leaves the operator where they were',
  async ({ open, context }) => {
    const page = await open('/operations/');
    await signIn(page);
    const channel = page.getByRole('article', { name: MFE, exact: true });
    await channel.getByText('Versionen', { exact: true }).click();
    await isSeen(channel.getByRole('button', { name: /^Vorschau von/ }).first());

    await context.clearCookies({ name: 'operator' });
    const dialog = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
    await isSeen(dialog);
    await expectNoAxeViolations(page);
    assert.equal(await dialog.getByLabel('Name').inputValue(), OPERATOR.name);
    await dialog.getByLabel('Passwort', { exact: true }).fill(OPERATOR.password);
    await dialog.getByRole('button', { name: 'Anmelden' }).click();
    await isGone(dialog);
    await isSeen(channel.getByRole('button', { name: /^Vorschau von/ }).first());
  },
  { viewport: DESK, expectedMessages: REFUSALS },
);

journey(
  'a preview link made by an operator shows the version to whoever has it',
  async ({ open }) => {
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
    assert.match(link, /\/impressum\/\?preview=[\w.-]+$/);
    await expectNoAxeViolations(page);
    const answer = await page.request.get(link);
    assert.equal(answer.status(), 200);
    assert.match(await answer.text(), /Vorschau/);
  },
  { viewport: DESK, expectedMessages: REFUSALS },
);
