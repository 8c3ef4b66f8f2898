import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { field, fill, freshEmail, isAsked, mailTo, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { CONTACT } from '../checkout-steps';
import { expect, test } from '../journey';
import { hasFocusWithin, pressOn, skipToContent, tabTo, typeInto } from '../keyboard-steps';
import { choose, put } from '../reservation-steps';
import { type ListedProduct, sendForm } from '../shop-steps';
import { isAlive, shopUrl } from '../steps';
import type { KnownStore } from '../store-steps';

/** A store with vehicles, and one of them. */
const STORE = '1007';
const VEHICLE = `/transporter/?companyId=${STORE}`;
const BOOK = 'Kostenlos buchen';
const SHOWN = 'Ihr Fahrzeug ist gebucht';

/** Sacks of each of two articles, ten kilograms each: too heavy for a car, not for the smallest trailer. */
const SACKS = 23;
/** Pieces in the store of which so many can be reserved without a payment. */
const ENOUGH = 50;
const SUGGESTION = /^Vorschlag für Ihre Abholung: /;

/** A reservation cart in a store with vehicles, whose goods do not fit a car. */
async function reserveHeavyGoods(request: APIRequestContext): Promise<void> {
  const read = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
  const store = await read<KnownStore>(`/rest/stores/${STORE}/`);
  const { items } = await read<{ items: ListedProduct[] }>('/rest/products/?q=estrichbeton');
  const ids = items.map(({ itemId }) => `itemId=${itemId}`).join('&');
  const stock = await read<{ items: { itemId: string; quantity?: number }[] }>(
    `/rest/stores/${STORE}/stock/?${ids}`,
  );
  const heavy = stock.items
    .filter(({ quantity = 0 }) => quantity >= ENOUGH)
    .flatMap((found) => items.find(({ itemId }) => itemId === found.itemId) ?? [])
    .slice(0, 2);
  await choose(request, store);
  for (const product of heavy) await put(request, product, store, SACKS);
}
/** The first vehicle that is offered: a van in an evening on which no trailer is free any more. */
const offerOf = (page: Page): Locator =>
  page
    .locator('main')
    .getByRole('link', { name: /^(Anhänger|Transporter) in .+ mieten, ab / })
    .first();

/** The last free day that the calendar shows: far enough away to be changed. */
const lastFreeDay = (page: Page) => page.getByRole('table').getByRole('link').last();
/** Begin and end as the page of a booking states them. */
const timesOf = async (page: Page): Promise<string[]> =>
  (await page.locator('main').getByRole('definition').allInnerTexts()).slice(0, 2);

test('by keyboard a guest books a trailer from the cart, moves it to another time and cancels it', async ({
  context,
  open,
}) => {
  const { request } = context;
  const email = freshEmail();
  await reserveHeavyGoods(request);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');
  await expect(page.getByText(/Passt nicht in einen Kombi\./)).toBeVisible();
  await expectNoAxeViolations(page);
  await skipToContent(page);
  await pressOn(page, offerOf(page));

  await isAlive(page, 'transport-rental');
  await expect(page.getByRole('region', { name: SUGGESTION })).toBeVisible();
  await expectNoAxeViolations(page);
  await skipToContent(page);
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
  await expectNoAxeViolations(page);
  await pressOn(page, lastFreeDay(page));
  await isAlive(page, 'transport-rental');
  await tabTo(page, page.getByRole('combobox', { name: 'Abholung um' }));
  await page.keyboard.press('ArrowDown');
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

  test('without script the confirmation of a reservation leads to the time of its collection, or to the next that is free', async ({
    context,
    open,
    playwright,
  }) => {
    await reserveHeavyGoods(context.request);
    const page = await open('/basket/');
    await expect(offerOf(page)).toBeVisible();
    await page.goto('/checkout/reservierung/');
    await fill(page, { ...CONTACT, 'E-Mail-Adresse': freshEmail() });
    await page.getByRole('radio', { name: 'Frau' }).check();
    await press(page, 'Unverbindlich reservieren');
    await isAsked(page, 'Ihre Reservierung ist eingegangen');
    await offerOf(page).click();
    const suggestion = page.getByRole('region', { name: SUGGESTION });
    const [from] = await timesOf(page);
    const asked = page.url();
    await expect(suggestion.getByText(/nicht mehr frei/)).toBeHidden();

    // Another visitor is faster.
    const other = await playwright.request.newContext({ baseURL: shopUrl() });
    const form = suggestion.locator('form');
    const taken: [string, string][] = await form.evaluate((element) =>
      [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
    );
    await sendForm(other, '/rest/rental/bookings/', Object.fromEntries(taken));
    await page.goto(asked);
    await expect(suggestion.getByText(/nicht mehr frei\. Das ist die nächste freie Zeit\.$/)).toBeVisible();
    expect((await timesOf(page))[0]).not.toBe(from);
    await press(page, 'Weiter zur Buchung');
    await isAsked(page, 'Buchung prüfen und abschließen');
    await other.dispose();
  });
});
