import { freshEmail, linkIn, mailsTo, mailTo, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { pressOn } from '../keyboard-steps';
import { hasDatabase, inDatabase } from '../shop-database';
import { isAlive } from '../steps';

const band = '[data-widget="newsletter-footer"]';

test('the newsletter from the field above the footer to its end', async ({ context }) => {
  test.skip(!hasDatabase, 'the database of the shop is not known');
  const email = freshEmail();
  const page = await context.newPage();

  await page.goto('/agb/');
  const subscribe = page.locator(band);
  await expectNoAxeViolations(page, band);
  await subscribe.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await subscribe.getByRole('button', { name: 'Newsletter bestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toBeVisible();
  await expect(page.locator('main')).toContainText(email);

  await page.goto(linkIn(await mailTo(context.request, email, 'newsletter-confirm')));
  await isAlive(page, 'newsletter-page');
  await press(page, 'Adresse bestätigen');
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await page.getByRole('link', { name: 'Themen ändern' }).click();
  await isAlive(page, 'newsletter-update');
  await page.getByRole('checkbox', { name: 'Neues aus den Märkten' }).uncheck();
  await press(page, 'Auswahl speichern');
  await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
  await expectNoAxeViolations(page, 'main');

  const id = `reise-${email.slice(4, 16)}`;
  const content = {
    topic: 'offers',
    subject: 'Advent in der Werkstatt',
    intro: ['Guten Tag,'],
    articles: [],
  };
  await inDatabase((database) =>
    database.query('insert into newsletter_campaign (id, content) values ($1, $2)', [
      id,
      JSON.stringify(content),
    ]),
  );
  const issue = await mailTo(context.request, email, 'newsletter');
  const end = /\S*\/newsletter\/abmelden\/\S+/.exec(issue.text)?.[0] ?? '';
  await page.goto(new URL(end).pathname + new URL(end).search);
  await isAlive(page, 'newsletter-page');
  await press(page, 'Newsletter abbestellen');
  await expect(page.getByRole('heading', { name: 'Newsletter abbestellt' })).toBeVisible();
  await page.getByRole('radio', { name: 'Er kam zu oft.' }).check();
  await press(page, 'Antwort senden');
  await expect(page.getByRole('heading', { name: 'Vielen Dank' })).toBeVisible();
  // Its mails wait here for a mail server, and are withdrawn: none of them begins it again.
  expect(await mailsTo(context.request, email)).toEqual([]);
});

test('topics are chosen in a layer, by the keyboard', async ({ page, context }) => {
  const email = freshEmail();
  await page.goto('/');
  const opener = page.getByRole('link', { name: 'Themen wählen' });
  await pressOn(page, opener);
  const layer = page.getByRole('dialog', { name: 'Newsletter' });
  await expect(layer).toBeVisible();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await layer.getByRole('checkbox', { name: 'Angebote und Aktionen' }).focus();
  await page.keyboard.press('Space');
  await layer.getByRole('textbox', { name: 'E-Mail-Adresse' }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toContainText(email);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await mailTo(context.request, email, 'newsletter-confirm');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script it is subscribed, confirmed and ended by pages', async ({ page, context }) => {
    const email = freshEmail();
    await page.goto('/agb/');
    await page.locator(band).getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
    await page.locator(band).getByRole('button', { name: 'Newsletter bestellen' }).click();
    await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toBeVisible();
    await expect(page.locator('main')).toContainText(email);

    await page.goto(linkIn(await mailTo(context.request, email, 'newsletter-confirm')));
    await press(page, 'Adresse bestätigen');
    await page.getByRole('link', { name: 'Themen ändern' }).click();
    for (const topic of await page.getByRole('checkbox').all()) await topic.uncheck();
    await press(page, 'Auswahl speichern');
    await expect(page.getByRole('checkbox', { name: 'Angebote und Aktionen' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByRole('checkbox', { name: 'Neues aus den Märkten' }).check();
    await press(page, 'Auswahl speichern');
    await expect(page.getByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
    await press(page, 'Newsletter abbestellen');
    await expect(page.getByRole('heading', { name: 'Newsletter abbestellt' })).toBeVisible();
  });
});
