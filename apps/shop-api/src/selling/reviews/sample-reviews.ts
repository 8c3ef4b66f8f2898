import { createHash } from 'node:crypto';

export interface SampleReview {
  id: string;
  stars: number;
  title: string;
  text: string;
  name: string;
  daysAgo: number;
  helpfulCount: number;
}

type Mood = 'good' | 'fair' | 'bad';

/** Sentences that fit every product; each review is one of each row. */
const TEXTS: Record<Mood, { titles: string[]; starts: string[]; details: string[]; ends: string[] }> = {
  good: {
    titles: [
      'Macht, was er soll',
      'Sehr zufrieden',
      'Gute Qualität',
      'Klare Empfehlung',
      'Passt genau',
      'Besser als gedacht',
    ],
    starts: [
      'Bei uns seit einigen Wochen im Einsatz.',
      'Für die Renovierung der Wohnung ausgesucht.',
      'Nach langem Vergleichen für diesen Artikel entschieden.',
      'Schon das zweite Mal verwendet.',
      'Für ein Projekt im Keller gebraucht.',
    ],
    details: [
      'Die Verarbeitung ist sauber, und die Maße stimmen mit den Angaben überein.',
      'Alles lag ordentlich verpackt und vollständig in der Schachtel.',
      'Auch ohne viel Erfahrung kam ich gut damit zurecht.',
      'Der Preis ist für die Qualität in Ordnung.',
      'Die Beschreibung entspricht dem, was ich bekommen habe.',
    ],
    ends: [
      'Würde ich wieder nehmen.',
      'Bisher keine Beanstandung.',
      'Meine Nachbarn haben den Artikel jetzt auch.',
      'Von mir eine Empfehlung für Heimwerker.',
    ],
  },
  fair: {
    titles: ['In Ordnung', 'Für den Preis okay', 'Erfüllt seinen Zweck', 'Gut, mit kleinen Schwächen'],
    starts: [
      'Insgesamt brauchbar.',
      'Tut im Großen und Ganzen, was er soll.',
      'Nach vier Wochen ein gemischtes Bild.',
    ],
    details: [
      'Die Anleitung könnte ausführlicher sein.',
      'Die Farbe wirkt in der Wohnung etwas anders als auf dem Bild.',
      'Die Verpackung war beschädigt, der Artikel selbst zum Glück nicht.',
      'An einer Kante ist die Verarbeitung nicht ganz sauber.',
    ],
    ends: ['Für gelegentliche Arbeiten reicht es.', 'Beim nächsten Mal vergleiche ich noch einmal.'],
  },
  bad: {
    titles: ['Leider nicht überzeugt', 'Hatte mehr erwartet', 'Für mich nicht das Richtige'],
    starts: ['Ich hatte mir mehr versprochen.', 'Leider kann ich die guten Meinungen nicht teilen.'],
    details: [
      'Für meinen Zweck war die Ausführung zu einfach.',
      'Schon beim ersten Gebrauch zeigten sich Schwächen.',
      'Die Größe passte nicht zu dem, was ich vorhatte; besser vorher genau nachmessen.',
    ],
    ends: ['Vielleicht passt mir eine andere Ausführung besser.', 'Für einfache Arbeiten mag es reichen.'],
  },
};

const NAMES = [
  ...['Anke R.', 'Bernd', 'Claudia M.', 'Dirk S.', 'Emine', 'Frank W.', 'Gisela', 'Holger P.', 'Ines T.'],
  ...['Jörg', 'Katrin B.', 'Lukas', 'Marek K.', 'Nadine', 'Olaf H.', 'Petra', 'Ralf', 'Sabine L.', 'Timo'],
];

const FEWEST_PER_PRODUCT = 3;

/** The same reviews for the same product in every shop. */
export function sampleReviews(productId: string, average: number): SampleReview[] {
  const numbers = createHash('sha256').update(productId).digest();
  const count = FEWEST_PER_PRODUCT + (numbers.readUInt8(0) % 10);
  return Array.from({ length: count }, (_, index) => {
    const draw = createHash('sha256').update(`${productId}:${index}`).digest();
    // Neighbours differ.
    const pick = <Value>(values: readonly Value[], at: number): Value =>
      values[(numbers.readUInt8(at) + index) % values.length] as Value;
    const stars = Math.min(5, Math.max(1, Math.round(average + (draw.readUInt8(1) - 128) / 90)));
    const { titles, starts, details, ends } = TEXTS[stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'bad'];
    return {
      id: `${SAMPLE_PREFIX}${productId}-${index}`,
      stars,
      title: pick(titles, 2),
      name: pick(NAMES, 6),
      text: [pick(starts, 3), pick(details, 4), pick(ends, 5)].join(' '),
      daysAgo: 3 + (draw.readUInt16BE(7) % 500),
      helpfulCount: draw.readUInt8(9) % 7,
    };
  });
}

/** First part of the ids of sample reviews; other ids are UUIDs. */
export const SAMPLE_PREFIX = 'sample-';
