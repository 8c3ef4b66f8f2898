import type { SynonymGroup } from './synonyms';

/**
 * What visitors ask a shop about, by the page that answers it. All words of a phrase must be typed, in any
 * order; words of questions ("wo ist meine") are left out before. Plural endings make no difference. A ";"
 * ends a group: what is added in a new group does not change those that shops have.
 */
const PAGES: Readonly<Record<string, string>> = {
  guestOrderLogin: `bestellung, bestellstatus, bestellung verfolgen, bestellung stornieren, bestellung ändern, bestellnummer,
    auftrag, auftragsstatus, sendung, sendungsverfolgung, sendungsnummer, lieferstatus, lieferung verfolgen, paket verfolgen,
    paketverfolgung, paketstatus, mein paket, paket bleibt, paket angekommen, tracking, trackingnummer, trackingcode,
    stornieren, stornierung, rechnung, rechnungskopie, bestellhistorie;
    päckchen, wann kommt, wann kommen, ware erhalten, ware bekommen, ware angekommen, ware kommt, wo ware`,
  withdrawal: `widerruf, widerrufen, vertrag widerrufen, bestellung widerrufen, kauf widerrufen, widerrufsformular,
    widerrufserklärung`,
  shipping: `versand, versandkosten, versandkostenfrei, versandarten, lieferung, lieferkosten, lieferzeit, lieferservice,
    liefern, liefertermin, lieferdauer, lieferadresse, zustellung, porto, spedition, speditionslieferung, expressversand,
    selbstabholung, zahlungsart, zahlung, bezahlen, ratenzahlung, rechnungskauf, altgerät, altgeräterücknahme,
    batterie entsorgen, entsorgung;
    lieferung österreich, lieferung schweiz, lieferung ausland, versand österreich, versand schweiz,
    versand ausland, liefern österreich, liefern schweiz, liefert österreich, liefert schweiz, liefern hause, liefert hause,
    rechnung zahlen, rechnung bezahlen`,
  withdrawalPolicy: `rückgabe, rückgaberecht, rücksendung, retoure, retourenschein, rücknahme, umtausch, umtauschen,
    zurückgeben, zurückschicken, zurücksenden, widerruf, widerrufsrecht, widerrufen, geld zurück, erstattung,
    rückerstattung, bestellung zurückgeben;
    falsch bestellt, falsches bestellt, falschen bestellt, kassenbon`,
  stores: `markt, märkte, filiale, filialfinder, öffnungszeit, öffnungszeiten, ladenöffnungszeiten, geöffnet, offen,
    geschlossen, verkaufsoffener sonntag, marktsuche, marktfinder, standort, anfahrt, adresse, abholung, abholen,
    click and collect, click collect;
    wann macht, wann öffnet, wann schließt, lange habt`,
  contact: `kontakt, kundenservice, kundendienst, hotline, telefonnummer, telefon, ansprechpartner, service, hilfe,
    reklamation, reklamieren, beschwerde, beschweren, garantie, garantiefall, gewährleistung, defekt reklamieren,
    beschädigt angekommen, kaputt angekommen, falsch geliefert, fehlt paket, beratung, beratungstermin, jobs, karriere;
    ware beschädigt, artikel beschädigt, lieferung beschädigt, paket beschädigt, ware kaputt, ware defekt,
    artikel kaputt, mitarbeiter, mitarbeiter sprechen`,
  giftCards: `gutschein, geschenkgutschein, geschenkkarte, gutscheinkarte, geschenkkarte guthaben, gutschein guthaben,
    guthaben, guthabenabfrage, guthaben abfragen, restguthaben, kartenguthaben`,
  couponInfo: `gutscheincode, aktionscode, rabattcode, gutscheincode einlösen, rabatt code, gutschein code`,
  cutting: `zuschnitt, holzzuschnitt, zuschnittservice, plattenzuschnitt, holz zuschneiden, holz schneiden lassen,
    platte zuschneiden, platte schneiden lassen, zuschneiden, zusägen, zusägen lassen, maßzuschnitt,
    glaszuschnitt, arbeitsplatte zuschneiden, sägeservice;
    holz maß, platten maß, schneidet holz, schneidet platten, holz zugeschnitten`,
  paintMixing: `farbe mischen, farbmischung, farbmischservice, farbmischanlage, farbmischmaschine, farbe anmischen, wunschfarbe,
    farbton mischen, wandfarbe mischen, lack mischen, abtönen lassen, farbservice, farbmischen;
    farben mischt, mischt farbe, farbe wunsch`,
  transportRental: `anhänger, anhänger mieten, anhänger leihen, anhängervermietung, anhängerverleih, mietanhänger,
    leihanhänger, pkw anhänger, transporter, transporter mieten, transporter leihen, mietservice, mietgerät, gerätevermietung,
    werkzeugverleih, leihgerät, geräteverleih, maschinenverleih, gerät leihen, gerät mieten, werkzeug leihen,
    werkzeug mieten, maschine leihen, maschine mieten, leihen, mieten, ausleihen, verleih, vermietung`,
  account: `kundenkonto, benutzerkonto, mein konto, konto, einloggen, anmelden, login, konto löschen, kundenkarte`,
  requestPassword: `passwort, passwort vergessen, kennwort, kennwort vergessen`,
  privacy: `datenschutz, datenschutzerklärung`,
  terms: `agb, geschäftsbedingungen`,
  imprint: `impressum`,
};

/** At most so many phrases are one group. */
const MOST_TERMS = 30;

export const startingServices: readonly SynonymGroup[] = Object.entries(PAGES).flatMap(([page, text]) => {
  return text.split(';').flatMap((part) => {
    const terms = part.split(',').map((term) => term.trim().replace(/\s+/g, ' '));
    return Array.from({ length: Math.ceil(terms.length / MOST_TERMS) }, (_, at) => ({
      terms: terms.slice(at * MOST_TERMS, (at + 1) * MOST_TERMS),
      isOneWay: false,
      page,
    }));
  });
});
