/** Umlauts, German marks of quotation, and words that no English text has. */
const GERMAN =
  /\S*[äöüÄÖÜß„]\S*|\b(?:und|oder|der|das|den|dem|des|ist|sind|wird|nicht|Sie|Ihr|Ihre[mnrs]?|[Ww]ir|mit|von|auf|bei|zu[mr]|eine?[mnrs]?|Guten|Tage?n?|Uhr|bis|Artikel|Bestellung|Reservierung|Buchung|Markt|Konto|Bitte)\b/g;

/** What is German in a text that is to be English, apart from values such as names and addresses. */
export const germanIn = (text: string, values: readonly string[]): string[] =>
  [...values]
    // The longest first: a value may be a part of another one.
    .sort((a, b) => b.length - a.length)
    .reduce((rest, value) => rest.replaceAll(value, ''), text)
    .match(GERMAN) ?? [];
