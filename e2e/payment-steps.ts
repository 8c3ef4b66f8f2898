import type { Page } from '@playwright/test';
import { fill, press } from './account-steps';
import { isAtStep } from './checkout-steps';
import { inDatabase } from './shop-database';

/** Steps at the payment sandbox, by labels and roles. Its pages list the test data. */
export const CARDS = {
  challenge: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
};
const BUYER = 'Erika Musterfrau';

/** The first word of a name chooses what happens. */
export const named = (fault: 'Ablehnung' | 'Nachzuegler'): string => `${fault} Musterfrau`;

export async function payByCard(page: Page, card: string): Promise<void> {
  await isAtStep(page, 'Mit Karte bezahlen');
  await fill(page, { Kartennummer: card, 'Gültig bis (MM/JJ)': '12/30', Prüfziffer: '123' });
  await fill(page, { 'Name auf der Karte': BUYER });
  await press(page, 'Jetzt bezahlen');
}

/** The page of the bank. */
export async function release(page: Page, code: string): Promise<void> {
  await isAtStep(page, 'Freigabe durch Ihre Bank');
  await fill(page, { Code: code });
  await press(page, 'Zahlung freigeben');
}

export async function payByPayPal(page: Page, name = BUYER): Promise<void> {
  await isAtStep(page, 'Mit PayPal bezahlen');
  await fill(page, { 'E-Mail-Adresse': 'erika@example.org', 'Name des Kontos': name });
  await press(page, 'Anmelden und bezahlen');
}

/** The sheet of a wallet, with one of its cards. */
export async function payByWallet(page: Page, wallet: string, card: string): Promise<void> {
  await isAtStep(page, wallet);
  await page.getByRole('radio', { name: card }).check();
  await fill(page, { Name: BUYER });
  await press(page, `Mit ${wallet} bezahlen`);
}

/** Identity and both consents of a purchase on account or by instalments. */
export async function agreeToCredit(page: Page, name = BUYER): Promise<void> {
  await fill(page, { 'Vor- und Nachname': name });
  await page.getByLabel('Geburtsdatum').fill('1980-01-01');
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
}

/** The bank decides now about payments that it has not decided yet, of orders with this e-mail address. */
export async function letBankDecide(email: string): Promise<void> {
  const { rowCount } = await inDatabase((database) =>
    database.query(
      `update sandbox_payment set decides_at = now() where decides_at is not null and data->>'email' = $1`,
      [email],
    ),
  );
  if (rowCount === 0) throw new Error('The bank has no payment to decide about.');
}
