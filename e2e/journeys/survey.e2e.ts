import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasDatabase, inDatabase } from '../shop-database';
import { hasOwnShop, isAlive, shopUrl } from '../steps';
import type { SurveyServer } from '../survey-server';

test.use({ hasSurvey: true });

const GUIDE = '/ratgeber/wand-streichen/';
const SERVICE = '/service/';
const THANKS = /machen wir unsere Ratgeber besser/;

/** Answers to the survey of the guide, newest first. */
const answers = async () =>
  (
    await inDatabase((database) =>
      database.query(
        `select question, value from survey_answer where form_id = 'ratgeber-streichen' order by id desc`,
      ),
    )
  ).rows as { question: string; value: string }[];

test('a survey below a guide takes one answer of a visit, and thanks', async ({ open }) => {
  test.skip(!hasDatabase, 'the database of the shop is not known');
  const before = (await answers()).length;
  const page = await open(GUIDE);
  const form = page.getByRole('form', { name: 'Ihre Meinung zählt' });
  const send = form.getByRole('button', { name: 'Antworten senden' });
  await form.scrollIntoViewIfNeeded();
  await form.getByRole('radio', { name: 'Geht so' }).check();
  await isAlive(page, 'survey');
  await send.click();
  await expect(form.getByText('Bitte wählen Sie eine Antwort aus.')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'Neue Wände streichen' })).toBeFocused();
  await expectNoAxeViolations(page, '[data-widget="survey"]');

  await form.getByRole('radio', { name: 'Eine andere Farbe' }).check();
  await send.click();
  await expect(page.getByText(THANKS)).toBeFocused();
  await expect(form).toBeHidden();
  const expected = [
    { question: 'vorhaben', value: 'farbe-wechseln' },
    { question: 'hilfreich', value: 'neutral' },
  ];
  await expect.poll(answers).toHaveLength(before + 2);
  expect((await answers()).slice(0, 2)).toEqual(expected);

  await page.reload();
  await form.getByRole('radio', { name: 'Nicht gut' }).check();
  await form.getByRole('radio', { name: 'Vor dem Auszug streichen' }).check();
  await send.click();
  await expect(page.getByText(THANKS)).toBeFocused();
  expect(await answers()).toHaveLength(before + 2);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the survey is a form, and its page shows the thanks', async ({ open }) => {
    test.skip(!hasDatabase, 'the database of the shop is not known');
    const before = (await answers()).length;
    const page = await open(GUIDE);
    const form = page.getByRole('form', { name: 'Ihre Meinung zählt' });
    await form.getByRole('radio', { name: 'Gut', exact: true }).check();
    await form.getByRole('radio', { name: 'Die alte Farbe auffrischen' }).check();
    await form.getByRole('button', { name: 'Antworten senden' }).click();

    await page.waitForURL(`**${GUIDE}#ratgeber-streichen-danke`);
    await expect(page.getByText(THANKS)).toBeVisible();
    await expect(form).toBeHidden();
    expect(await answers()).toHaveLength(before + 2);
  });
});

function known(server: SurveyServer | undefined): SurveyServer {
  if (!server) throw new Error('The survey service did not start.');
  server.requests.length = 0;
  server.answers = 'script';
  return server;
}

test.describe('the survey of another host', () => {
  test.skip(!hasOwnShop, 'the shop must know the survey service');
  const heading = 'Wie war Ihr Besuch im Markt?';

  test('loads after consent only, on its page only, and answers its own server', async ({
    surveyServer,
    context,
    open,
    browserConsole,
  }) => {
    const service = known(surveyServer);
    // The script tries to insert HTML, which Trusted Types refuse.
    browserConsole.allow(/TrustedHTML/);
    const page = await open(SERVICE);
    await expect(page.getByRole('heading', { name: 'Service im Markt' })).toBeVisible();
    const allow = (services: string) =>
      context.addCookies([{ name: 'consent', value: `1${services}`, url: page.url() }]);
    for (const services of [undefined, '', '.promotion-tracking']) {
      if (services === undefined) await context.clearCookies({ name: 'consent' });
      else await allow(services);
      await page.reload();
      await page.evaluate(() =>
        (window as { __fachwerkWork?: { whenQuiet(): Promise<void> } }).__fachwerkWork?.whenQuiet(),
      );
      expect(service.requests, `with ${services}`).toEqual([]);
      await expect(page.locator('[data-widget="survey-teaser"]')).toBeEmpty();
    }

    await allow('.survey');
    const answer = await page.reload();
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(service.origin);
    expect(policy).toContain("require-trusted-types-for 'script'");
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectNoAxeViolations(page, '[data-widget="survey-teaser"]');
    await page.getByRole('button', { name: 'Sehr zufrieden' }).click();
    await expect(page.getByText('Angekommen: 200')).toBeVisible();
    await expect(page.locator('#foreign')).toHaveCount(0);
    // The other host learns the shop, and not the page.
    expect(service.requests).toEqual([
      { path: '/survey.js', referer: `${new URL(page.url()).origin}/` },
      { path: '/answer/service', referer: `${new URL(page.url()).origin}/` },
    ]);

    const other = await page.request.get(GUIDE);
    expect(other.headers()['content-security-policy']).not.toContain(service.origin);
    expect(await other.text()).not.toContain(service.origin);
  });

  for (const fault of ['failure', 'garbage', 'nothing'] as const)
    test(`leaves the page as it is when the host answers with ${fault}`, async ({
      surveyServer,
      context,
      open,
      browserConsole,
    }) => {
      const service = known(surveyServer);
      service.answers = fault;
      browserConsole.allow(/The script of 'survey' was not loaded|Failed to load resource|Unexpected token/);
      await context.addCookies([{ name: 'consent', value: '1.survey', url: shopUrl() }]);
      const page = await open(SERVICE);

      await expect.poll(() => service.requests.length).toBe(1);
      await isAlive(page, 'survey-teaser');
      await expect(page.getByRole('heading', { name: heading })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Farbe mischen' })).toBeVisible();
      await page.getByRole('link', { name: 'Eine Wand streichen' }).click();
      await page.waitForURL(`**${GUIDE}`);
    });
});
