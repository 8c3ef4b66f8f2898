import { freshEmail, mailsTo, mailTo } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasDatabase, inDatabase } from '../shop-database';
import { isAlive } from '../steps';

const WIDGET = '[data-widget="lottery-teaser"]';

test('a prize draw from the form to the thanks, once for each person', async ({ page, context }) => {
  test.skip(!hasDatabase, 'the database of the shop is not known');
  const email = freshEmail();
  const form = page.getByRole('form', { name: 'Teilnahme am Gewinnspiel' });
  const submit = form.getByRole('button', { name: 'Jetzt teilnehmen' });
  const enter = async (firstName: string, isSubscribing: boolean) => {
    await page.goto('/gewinnspiel/');
    await form.scrollIntoViewIfNeeded();
    await isAlive(page, 'lottery-teaser');
    await form.getByRole('radio', { name: 'Frau' }).check();
    await form.getByLabel('Vorname').fill(firstName);
    await form.getByLabel('Nachname').fill('Muster');
    await form.getByLabel('E-Mail-Adresse').fill(email);
    await form.getByLabel('Geburtsdatum').fill('24.12.1990');
    await form.getByRole('checkbox', { name: /einverstanden/ }).check();
    if (isSubscribing) await form.getByRole('checkbox', { name: /Newsletter/ }).check();
    await expect(form.getByText('Sicherheitsprüfung bestanden.')).toBeVisible();
    await submit.click();
  };

  await page.goto('/gewinnspiel/');
  await form.scrollIntoViewIfNeeded();
  await isAlive(page, 'lottery-teaser');
  await expect(form.getByText('Sicherheitsprüfung bestanden.')).toBeVisible();
  await submit.click();
  await expect(form.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' })).toBeInViewport();
  await expectNoAxeViolations(page, WIDGET);

  await enter('Erika', true);
  await page.waitForURL('/lottery/?newsletterSubscribedSuccess=true');
  await expect(page.getByRole('heading', { name: 'Danke, Sie sind dabei' })).toBeVisible();
  await expect(page.getByText(/Für den Newsletter bekommen Sie noch eine E-Mail/)).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  const mail = await mailTo(context.request, email, 'lottery-entered');
  const [code] = /G-[2-9A-Z]{10}/.exec(mail.text) ?? [];

  await enter('Berta', false);
  await page.waitForURL('/lottery/?newsletterSubscribedSuccess=false');
  await expect(page.getByRole('heading', { name: 'Danke, Sie sind dabei' })).toBeVisible();
  expect((await mailsTo(context.request, email)).map(({ kind }) => kind).sort()).toEqual([
    'lottery-entered',
    'newsletter-confirm',
  ]);
  const { rows } = await inDatabase((database) =>
    database.query('select code, first_name as "firstName" from lottery_entry where email = $1', [email]),
  );
  expect(rows).toEqual([{ code, firstName: 'Erika' }]);
});
