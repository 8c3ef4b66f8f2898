import type { Page } from '@playwright/test';
import { field, fill, freshEmail, isAsked, mailTo, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasFocusWithin, pressOn, skipToContent, tabTo, typeInto } from '../keyboard-steps';
import { isAlive } from '../steps';

/** A store with vehicles, and one of them. */
const STORE = '1007';
const VEHICLE = `/transporter/?companyId=${STORE}`;
const BOOK = 'Kostenlos buchen';
const SHOWN = 'Ihr Fahrzeug ist gebucht';

/** The last free day that the calendar shows: far enough away to be changed. */
const lastFreeDay = (page: Page) => page.getByRole('table').getByRole('link').last();
/** Begin and end as the page of a booking states them. */
const timesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('main').getByRole('definition').allInnerTexts()).slice(0, 2);

test('by keyboard a guest books a trailer, moves it to another time and cancels it', async ({
  context,
  open,
}) => {
  const { request } = context;
  const email = freshEmail();
  const page = await open(VEHICLE);
  await isAlive(page, 'transport-rental');
  await skipToContent(page);
  await pressOn(page, page.getByRole('link', { name: /^Freie Zeiten ansehen: / }).first());
  await isAlive(page, 'transport-rental');
  await expectNoAxeViolations(page);

  await pressOn(page, lastFreeDay(page));
  await isAlive(page, 'transport-rental');
  await tabTo(page, page.getByRole('combobox', { name: 'Abholung um' }));
  await page.keyboard.press('ArrowDown');
  await pressOn(page, page.getByRole('button', { name: 'Preis ansehen' }));
  await isAlive(page, 'transport-rental');
  await pressOn(page, page.getByRole('button', { name: 'Weiter zur Buchung' }));

  await isAsked(page, 'Buchung prüfen und abschließen');
  await isAlive(page, 'transport-rental');
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: BOOK }));
  await hasFocusWithin(page.getByRole('group', { name: 'Bitte prüfen Sie diese Angaben' }));
  await expect(field(page, 'E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
  await pressOn(page, page.getByRole('link', { name: /^E-Mail-Adresse: / }));
  await page.keyboard.type(email);
  await typeInto(page, { Nachname: 'Groß-Özdemir' });
  await tabTo(page, page.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: BOOK }));

  await isAsked(page, SHOWN);
  await mailTo(request, email, 'rental-booked');
  const booked = await timesOf(page);
  await isAlive(page, 'transport-rental');
  await skipToContent(page);
  await pressOn(page, page.getByRole('link', { name: 'Buchung ändern' }));
  await isAlive(page, 'transport-rental');
  await skipToContent(page);
  await pressOn(page, lastFreeDay(page));
  await isAlive(page, 'transport-rental');
  await pressOn(page, page.getByRole('button', { name: 'Preis ansehen' }));
  await isAlive(page, 'transport-rental');
  await pressOn(page, page.getByRole('button', { name: 'Änderung speichern' }));
  await expect(page.getByText('Ihre Buchung ist geändert.')).toBeVisible();
  expect(await timesOf(page)).not.toEqual(booked);
  await mailTo(request, email, 'rental-changed');

  await isAlive(page, 'transport-rental');
  await skipToContent(page);
  await pressOn(page, page.getByRole('link', { name: 'Buchung stornieren' }));
  await isAlive(page, 'transport-rental');
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: 'Jetzt stornieren' }));
  await isAsked(page, 'Diese Buchung ist storniert');
  await mailTo(request, email, 'rental-cancelled');
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the same is links and forms, and a mistake keeps what was typed', async ({
    context,
    open,
  }) => {
    const email = freshEmail();
    const page = await open(VEHICLE);
    await page
      .getByRole('link', { name: /^Freie Zeiten ansehen: / })
      .last()
      .click();
    await lastFreeDay(page).click();
    await press(page, 'Preis ansehen');
    await press(page, 'Weiter zur Buchung');
    await isAsked(page, 'Buchung prüfen und abschließen');
    await fill(page, { 'E-Mail-Adresse': email, Nachname: 'Groß-Özdemir' });
    await press(page, BOOK);
    await expect(
      page.getByText('Bitte bestätigen Sie Führerschein und Alter.', { exact: true }),
    ).toBeVisible();
    await expect(field(page, 'Nachname')).toHaveValue('Groß-Özdemir');
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email);
    await page.getByRole('checkbox').check();
    await press(page, BOOK);

    await isAsked(page, SHOWN);
    await mailTo(context.request, email, 'rental-booked');
    const booked = await timesOf(page);
    await page.getByRole('link', { name: 'Buchung ändern' }).click();
    await lastFreeDay(page).click();
    await press(page, 'Preis ansehen');
    await press(page, 'Änderung speichern');
    await expect(page.getByText('Ihre Buchung ist geändert.')).toBeVisible();
    expect(await timesOf(page)).not.toEqual(booked);

    await page.getByRole('link', { name: 'Buchung stornieren' }).click();
    await press(page, 'Jetzt stornieren');
    await isAsked(page, 'Diese Buchung ist storniert');
  });
});
