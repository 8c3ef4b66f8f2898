import { expectNoAxeViolations } from '../axe';
import { ANNA, bookVehicle, DESK, openPhone, signIn } from '../desk-steps';
import { expect, test } from '../journey';
import { hasDatabase, inDatabase } from '../shop-database';

/** Moves a booking on the clock: the test cannot wait for its time. */
const moveTo = (bookingId: string, during: string) =>
  inDatabase((database) =>
    database.query(`update rental_booking set during = ${during} where id = $1`, [bookingId]),
  );

test('a booked trailer is handed out against licence, payment and contract, and comes back late and damaged', async ({
  context,
  open,
  playwright,
}, testInfo) => {
  test.skip(!hasDatabase, 'moves the time of a booking');
  const { bookingId, number } = await bookVehicle(context.request);
  await moveTo(bookingId, `tstzrange(now() - interval '10 minutes', now() + interval '3 hours')`);

  const phone = await openPhone(playwright, testInfo.outputPath('profile'));
  const page = await phone.newPage();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(DESK);
  await signIn(page, ANNA);
  await page.getByRole('link', { name: 'Vermietung' }).first().click();
  await expect(page.locator('main').getByRole('link', { name: number })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Buchungsnummer').fill(number.toLowerCase().replace('-', ' '));
  await press('Buchung suchen');
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Mietvertrag drucken' })).toBeVisible();

  await press('Ausgeben');
  await expect(page.getByLabel('Klasse im Führerschein')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByLabel('Klasse im Führerschein').selectOption('B');
  for (const name of [/Führerschein der Person/, /mindestens \d+\sJahre/, /und Kaution/, /Mietvertrag/])
    await page.getByRole('checkbox', { name }).check();
  await press('Ausgeben');
  await expect(page.getByText('Rückgabe jetzt: pünktlich, kein Zuschlag.')).toBeVisible();

  // A week ago the store was open at least once since the agreed end.
  await moveTo(bookingId, `tstzrange(lower(during) - interval '7 days', upper(during) - interval '7 days')`);
  await page.reload();
  await expect(
    page.getByText(/^Rückgabe jetzt: \d+\sStd\..* zu spät, Zuschlag \d+,\d\d\s€\.$/),
  ).toBeVisible();
  await page.getByLabel('Schäden oder was fehlt').fill('Rücklicht links gebrochen');
  await press('Zurücknehmen');
  const settled = page.getByRole('region', { name: 'Zurückgenommen' });
  await expect(settled.getByText('Rücklicht links gebrochen')).toBeVisible();
  await expect(settled.getByText(/Zuschlag an der Kasse berechnen/)).toBeVisible();
  await expect(settled.getByText(/entscheidet wegen des Schadens die Marktleitung/)).toBeVisible();
  await expectNoAxeViolations(page);

  const own = await open(`/transporter/buchung/${bookingId}/`);
  await expect(own.getByText('Ihr Fahrzeug ist zurück')).toBeVisible();
  await phone.close();
});
