import { tokenize } from '../search/tokens';
import { exactForm } from '../search/word-forms';

/** Service pages by their key in `config.pageUrls`, with the words that lead to them. */
const WORDS: Readonly<Record<string, string>> = {
  shipping: `versand versandkosten versandkostenfrei lieferung lieferungen lieferkosten lieferzeit lieferzeiten
    liefern zustellung porto spedition speditionslieferung selbstabholung zahlungsarten zahlung`,
  withdrawalPolicy: `rückgabe rückgaberecht rücksendung retoure retouren umtausch umtauschen zurückgeben
    zurückschicken widerruf widerrufsrecht widerrufen`,
  stores: `markt märkte baumarkt baumärkte filiale filialen öffnungszeit öffnungszeiten marktsuche marktfinder`,
  contact: `kontakt kundenservice kundendienst hotline telefonnummer reklamation beschwerde`,
  giftCards: `gutschein gutscheine geschenkkarte geschenkkarten geschenkgutschein`,
  couponInfo: `gutscheincode gutscheincodes aktionscode rabattcode`,
  guestOrderLogin: `sendungsverfolgung bestellstatus lieferstatus paketverfolgung stornieren`,
  account: `kundenkonto benutzerkonto`,
  privacy: `datenschutz datenschutzerklärung`,
  terms: `agb geschäftsbedingungen`,
  imprint: `impressum`,
};

const formsOf = (text: string): string[] => tokenize(text).map((token) => exactForm(token.text));

const pageOf = new Map(
  Object.entries(WORDS).flatMap(([page, words]) => formsOf(words).map((form) => [form, page] as const)),
);

export interface FoundServices {
  pages: string[];
  /** No other word was typed, so that a corrected spelling would mean something else. */
  isOnly: boolean;
}

/** The service pages that a query names: "rückgabe bohrmaschine" names one. */
export function servicePagesOf(query: string): FoundServices {
  const forms = formsOf(query);
  const pages = forms.map((form) => pageOf.get(form));
  return {
    pages: [...new Set(pages.filter((page) => page !== undefined))],
    isOnly: forms.length > 0 && pages.every((page) => page !== undefined),
  };
}
