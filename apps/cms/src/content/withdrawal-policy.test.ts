import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * EGBGB, annex 1 to Art. 246a §1(2): the model in force since 19 June 2026, with its texts for a shop that
 * sells goods. A model that is altered loses the protection of Art. 246a §1(2) sentence 2.
 */
const SELLER =
  'Fachwerk Baumarkt GmbH, Musterstraße 1, 50667 Köln, Telefon 0221 4710 123, E-Mail service@fachwerk.example';
/** Note 1: exactly one of these texts. An order of several goods may arrive in several deliveries. */
const BEGINS = {
  oneDelivery:
    ', an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.',
  separateDeliveries:
    ', an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.',
  partsOfOneItem:
    ', an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Teilsendung oder das letzte Stück in Besitz genommen haben bzw. hat.',
  regularDeliveries:
    ', an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die erste Ware in Besitz genommen haben bzw. hat.',
  service: ' des Vertragsabschlusses.',
};
/** Note 5b: who bears the costs of a return. */
const COSTS = {
  seller: 'Wir tragen die Kosten der Rücksendung der Waren.',
  buyer: 'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
};

const RIGHT = [
  'Widerrufsrecht',
  'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
  `Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag${BEGINS.separateDeliveries}`,
  `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${SELLER}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
  // Note 3, for sellers who have to offer the online function (BGB §356a).
  'Sie können Ihr Widerrufsrecht auch online unter Vertrag widerrufen ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen auf einem dauerhaften Datenträger (z. B. durch eine E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
  'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
];

const CONSEQUENCES = [
  'Folgen des Widerrufs',
  'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
  // Note 4, for goods that the seller does not collect.
  'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
  // Note 5a, 5b and 5c.
  'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.',
  COSTS.seller,
  'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
];

/** EGBGB, annex 2 to Art. 246a §1(2) sentence 1 No 1. */
const FORM = [
  '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  'An Fachwerk Baumarkt GmbH, Musterstraße 1, 50667 Köln, E-Mail: service@fachwerk.example:',
  'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
  'Bestellt am (*)/erhalten am (*)',
  'Name des/der Verbraucher(s)',
  'Anschrift des/der Verbraucher(s)',
  'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
  'Datum',
  '(*) Unzutreffendes streichen.',
];

const page = JSON.parse(readFileSync(join(__dirname, '../../content/withdrawal-policy.json'), 'utf8')) as {
  zones: { main: { html: string[] }[] };
};
const html = page.zones.main.flatMap((block) => block.html).join('\n');
const content = new DOMParser().parseFromString(html, 'text/html');
/** Headings, paragraphs and items of a part of the page. */
const linesOf = (part: string): string[] =>
  [...content.querySelectorAll(`${part} :is(h2, p, li)`)].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  );

it.each([
  ['right of withdrawal', '#recht', RIGHT],
  ['consequences', '#folgen', CONSEQUENCES],
])(
  'states the %s in the words of the statutory model, and no other (EGBGB Art. 246a, annex 1)',
  (_, part, model) => {
    expect(linesOf(part)).toEqual(model);
  },
);

it('has the statutory form in its words (EGBGB Art. 246a, annex 2)', () => {
  expect(linesOf('blockquote')).toEqual(FORM);
});

it('waits for no goods that the shop collects (BGB §357(4) sentence 2)', () => {
  expect(linesOf('#rueckgabe').join(' ')).toContain(
    'holen wir auf unsere Kosten ab: Sie müssen es nicht zurücksenden, und wir zahlen zurück, ohne auf diese Waren zu warten.',
  );
});

it('leads to the online function where the model names it (BGB §356a)', () => {
  expect(content.querySelector('#recht a[href="/widerruf/"]')?.textContent).toBe('Vertrag widerrufen');
});
