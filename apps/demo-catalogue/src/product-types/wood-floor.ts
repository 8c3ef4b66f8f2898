import type { ItemValues, ProductType } from '../product-type';

const squareMetres = (v: ItemValues) => ({ amount: v.n('flaeche-m2'), unit: 'm²' as const });
const metresOfMm = (v: ItemValues) => ({ amount: v.n('laenge-mm') / 1000, unit: 'm' as const });

/** Timber, boards, floors, tiles. */
export const woodFloorTypes: ProductType[] = [
  {
    id: 'schnittholz',
    noun: 'Glattkantbrett',
    name: '{noun} {holzart} {staerke-mm} x {breite-mm}',
    in: [
      { leaf: 'bretter', only: { oberflaeche: ['gehobelt'] } },
      { leaf: 'bretter', noun: 'Rauspundbrett', price: 0.8, only: { oberflaeche: ['einseitig gehobelt'] } },
      {
        leaf: 'latten',
        noun: 'Rahmenlatte',
        only: { 'staerke-mm': [24, 38], 'breite-mm': [38, 48, 58] },
        words: ['Dachlatte', 'Holzlatte'],
      },
      {
        leaf: 'kanthoelzer',
        noun: 'Konstruktionsvollholz',
        only: { 'staerke-mm': [60, 80, 100], 'breite-mm': [60, 80, 100, 120] },
        words: ['KVH', 'Balken', 'Kantholz'],
      },
    ],
    brands: 'wood',
    picture: 'planks',
    words: ['Brett', 'Bauholz', 'Holz'],
    fixed: {
      holzart: ['Fichte', 'Kiefer', 'Lärche', 'Douglasie'],
      'staerke-mm': [18, 22, 28],
      'breite-mm': [95, 145, 195],
      oberflaeche: ['gehobelt', 'sägerau'],
    },
    vary: { 'laenge-mm': [1000, 2000, 2500, 3000] },
    price: (v) =>
      0.5 +
      v.n('staerke-mm') *
        v.n('breite-mm') *
        v.n('laenge-mm') *
        1.15e-6 *
        v.by('holzart', { Fichte: 1, Kiefer: 1.1, Lärche: 1.9, Douglasie: 1.6 }),
    content: metresOfMm,
    weightKg: (v) => v.n('staerke-mm') * v.n('breite-mm') * v.n('laenge-mm') * 4.8e-7,
    text: [
      '{noun} aus {holzart}, {oberflaeche}, für Innenausbau, Garten und Werkstatt.',
      'Technisch getrocknet; Äste und kleine Risse gehören zum Holz. Zuschnitt im Markt.',
    ],
    features: [
      'Holzart {holzart}',
      'Querschnitt {staerke-mm} x {breite-mm}',
      'Oberfläche {oberflaeche}',
      'Gerade und trocken geliefert',
    ],
  },
  {
    id: 'holzplatte',
    noun: 'OSB-Platte',
    name: '{noun} {ausfuehrung} {staerke-mm}',
    in: [
      {
        leaf: 'osb-platten',
        only: { ausfuehrung: ['OSB/3', 'OSB/3 Nut und Feder'] },
        text: [
          '{noun} {ausfuehrung} für Boden, Wand und Dach im Ausbau.',
          'Feuchtebeständig verleimt und tragfähig. Auf Wunsch schneiden wir im Markt zu.',
        ],
        words: ['Grobspanplatte', 'Verlegeplatte'],
      },
      {
        leaf: 'multiplexplatten',
        noun: 'Multiplexplatte',
        price: 2.6,
        only: { ausfuehrung: ['Birke', 'Buche'] },
        words: ['Sperrholz'],
      },
      {
        leaf: 'leimholzplatten',
        noun: 'Leimholzplatte',
        price: 2.1,
        only: { ausfuehrung: ['Fichte', 'Kiefer', 'Buche', 'Eiche'], 'staerke-mm': [18, 27] },
        words: ['Regalbrett', 'Massivholzplatte'],
      },
      {
        leaf: 'mdf-platten',
        noun: 'MDF-Platte',
        price: 1.1,
        only: { ausfuehrung: ['roh', 'weiß grundiert'] },
        words: ['Faserplatte'],
      },
    ],
    brands: 'wood',
    picture: 'panel',
    words: ['Holzplatte', 'Bauplatte'],
    fixed: { ausfuehrung: ['roh'], 'staerke-mm': [12, 15, 18, 22] },
    vary: { format: ['60 x 120 cm', '80 x 200 cm', '125 x 250 cm'] },
    price: (v) =>
      v.by('format', { '60 x 120 cm': 0.72, '80 x 200 cm': 1.6, '125 x 250 cm': 3.125 }) *
      (4 + v.n('staerke-mm') * 0.5),
    content: (v) => ({
      amount: v.by('format', { '60 x 120 cm': 0.72, '80 x 200 cm': 1.6, '125 x 250 cm': 3.125 }),
      unit: 'm²',
    }),
    weightKg: (v) =>
      v.by('format', { '60 x 120 cm': 0.72, '80 x 200 cm': 1.6, '125 x 250 cm': 3.125 }) *
      v.n('staerke-mm') *
      0.65,
    text: [
      '{noun} {ausfuehrung} für Möbel, Ausbau und Werkstatt.',
      'Formstabil verleimt, glatt geschliffen und gut zu sägen. Auf Wunsch schneiden wir im Markt zu.',
    ],
    features: ['Ausführung {ausfuehrung}', 'Stärke {staerke-mm}', 'Emissionsklasse E1', 'Zuschnitt im Markt'],
  },
  {
    id: 'terrassendiele',
    noun: 'Terrassendiele',
    name: '{noun} {holzart} {oberflaeche}',
    in: [
      { leaf: 'holzdielen', words: ['Holzterrasse', 'Bangkirai'] },
      {
        leaf: 'wpc-dielen',
        noun: 'WPC-Diele',
        price: 1.3,
        only: { holzart: ['WPC Anthrazit', 'WPC Braun', 'WPC Sand'] },
        words: ['WPC', 'Verbunddiele'],
      },
    ],
    brands: 'wood',
    picture: 'planks',
    words: ['Terrassenholz', 'Dielen', 'Bohlen'],
    fixed: {
      holzart: ['Lärche', 'Douglasie', 'Thermoesche', 'Bangkirai'],
      oberflaeche: ['geriffelt', 'glatt'],
      'staerke-mm': [25, 27],
      'breite-mm': [145],
    },
    vary: { 'laenge-mm': [2000, 3000, 4000] },
    price: (v) =>
      (v.n('laenge-mm') / 1000) *
      v.by('holzart', {
        Lärche: 6,
        Douglasie: 4.5,
        Thermoesche: 11,
        Bangkirai: 9.5,
        'WPC Anthrazit': 6,
        'WPC Braun': 6,
        'WPC Sand': 6,
      }),
    content: metresOfMm,
    weightKg: (v) => v.n('laenge-mm') * 0.0025,
    text: [
      '{noun} {holzart} mit Deckfläche {oberflaeche} für Terrasse, Balkon und Steg.',
      'Witterungsbeständig und splitterarm; bitte auf Unterkonstruktion mit Gefälle verlegen.',
    ],
    features: ['{holzart}', 'Oberfläche {oberflaeche}', '{staerke-mm} x {breite-mm}', 'Barfußfreundlich'],
  },
  {
    id: 'leiste',
    noun: 'Sockelleiste',
    name: '{noun} {dekor} {form}',
    in: [
      { leaf: 'sockelleisten', words: ['Fußleiste', 'Fußbodenleiste'] },
      {
        leaf: 'abschlussleisten',
        noun: 'Abschlussleiste',
        price: 1.2,
        only: { 'hoehe-mm': [14, 18, 22] },
        text: [
          '{noun} {dekor} schließt den Boden an Tür, Fenster und Schwelle ab und verdeckt die Dehnungsfuge.',
          'Kleben oder mit feinen Nägeln befestigen.',
        ],
        features: ['Dekor {dekor}', 'Profil {form}', 'Höhe {hoehe-mm}'],
        words: ['Übergangsprofil', 'Viertelstab'],
      },
    ],
    brands: 'floor',
    picture: 'moulding',
    words: ['Leiste', 'Holzleiste'],
    fixed: {
      dekor: ['Weiß', 'Eiche natur', 'Eiche grau', 'Buche', 'Nussbaum'],
      form: ['modern', 'klassisch', 'gerundet'],
      'hoehe-mm': [40, 58, 80],
    },
    vary: { 'laenge-mm': [2000, 2400, 2600] },
    price: (v) => (v.n('laenge-mm') / 1000) * (1.2 + v.n('hoehe-mm') * 0.04),
    content: metresOfMm,
    weightKg: (v) => v.n('laenge-mm') * 0.0004,
    text: [
      '{noun} {dekor} schließt Boden und Wand sauber ab und verdeckt die Dehnungsfuge.',
      'Kleben, schrauben oder auf Clips stecken.',
    ],
    features: ['Dekor {dekor}', 'Profil {form}', 'Höhe {hoehe-mm}', 'Mit Kabelkanal'],
  },
  {
    id: 'laminat',
    noun: 'Laminat',
    name: '{noun} {dekor} {staerke-mm}',
    in: [
      { leaf: 'laminat', words: ['Laminatboden', 'Klicklaminat'] },
      {
        leaf: 'vinylboeden',
        noun: 'Klick-Vinyl',
        price: 1.7,
        only: {
          'staerke-mm': [4, 5, 6],
          dekor: ['Eiche natur', 'Eiche grau', 'Schiefer', 'Betongrau', 'Eiche hell'],
        },
        words: ['Vinyl', 'Designboden', 'PVC-Boden'],
      },
      {
        leaf: 'parkett',
        noun: 'Fertigparkett',
        price: 3.2,
        only: {
          dekor: ['Eiche natur', 'Eiche geräuchert', 'Nussbaum', 'Buche', 'Ahorn'],
          'staerke-mm': [11, 13, 15],
        },
        without: ['nutzungsklasse'],
        text: [
          '{noun} {dekor} mit Klickverbindung: ohne Leim verlegt und sofort begehbar.',
          'Die Nutzschicht aus Holz lässt sich abschleifen; auch für Fußbodenheizung geeignet.',
          'Dielenformat {breite-mm} x {laenge-mm}.',
        ],
        features: ['Holz {dekor}', 'Stärke {staerke-mm}', 'Abschleifbar', 'Für Fußbodenheizung geeignet'],
        words: ['Holzboden', 'Parkettboden'],
      },
    ],
    brands: 'floor',
    picture: 'flooring',
    words: ['Bodenbelag', 'Fußboden', 'Boden'],
    share: 2,
    fixed: {
      dekor: ['Eiche natur', 'Eiche hell', 'Eiche grau', 'Buche', 'Nussbaum', 'Ahorn'],
      'staerke-mm': [7, 8, 10, 12],
      nutzungsklasse: ['23 / 31', '23 / 32', '23 / 33'],
      'breite-mm': [192, 244],
      'laenge-mm': [1285, 1380],
    },
    vary: { 'flaeche-m2': [1.99, 2.47] },
    price: (v) => v.n('flaeche-m2') * (4 + v.n('staerke-mm') * 1.05),
    content: squareMetres,
    weightKg: (v) => v.n('flaeche-m2') * v.n('staerke-mm') * 0.9,
    text: [
      '{noun} {dekor} mit Klickverbindung: ohne Leim verlegt und sofort begehbar.',
      'Nutzungsklasse {nutzungsklasse}, auch für Fußbodenheizung geeignet.',
      'Dielenformat {breite-mm} x {laenge-mm}.',
    ],
    features: [
      'Dekor {dekor}',
      'Stärke {staerke-mm}',
      'Nutzungsklasse {nutzungsklasse}',
      'Für Fußbodenheizung geeignet',
    ],
  },
  {
    id: 'trittschall',
    noun: 'Trittschalldämmung',
    name: '{noun} {material} {staerke-mm}',
    in: [{ leaf: 'trittschalldaemmung' }],
    brands: 'floor',
    picture: 'carpet-roll',
    words: ['Trittschallmatte', 'Laminatunterlage'],
    fixed: { material: ['PE-Schaum', 'XPS', 'Kork', 'Holzfaser'], 'staerke-mm': [2, 3, 5] },
    vary: { 'flaeche-m2': [10, 15] },
    price: (v) => v.n('flaeche-m2') * (0.8 + v.n('staerke-mm') * 0.4),
    content: squareMetres,
    weightKg: (v) => v.n('flaeche-m2') * 0.2,
    text: [
      '{noun} aus {material} macht den Boden leise und gleicht kleine Unebenheiten aus.',
      'Auslegen, auf Stoß verkleben, Boden darüber.',
    ],
    features: ['{material}', 'Stärke {staerke-mm}', 'Ohne Werkzeug verlegt'],
  },
  {
    id: 'fliese',
    noun: 'Bodenfliese',
    name: '{noun} {dekor} {oberflaeche} {format}',
    in: [
      { leaf: 'bodenfliesen', words: ['Feinsteinzeug'] },
      {
        leaf: 'wandfliesen',
        noun: 'Wandfliese',
        price: 0.8,
        only: {
          format: ['20 x 60 cm', '30 x 60 cm', '15 x 15 cm'],
          dekor: ['Weiß', 'Cremeweiß', 'Salbei', 'Taubenblau', 'Marmorweiß'],
          oberflaeche: ['glänzend', 'matt'],
        },
        without: ['rutschhemmung'],
        features: [
          'Format {format}',
          'Oberfläche {oberflaeche}',
          'Für Wände in Bad und Küche',
          'Pflegeleicht',
        ],
        words: ['Badfliesen', 'Steingut'],
      },
      {
        leaf: 'mosaikfliesen',
        noun: 'Mosaikfliese',
        price: 2.4,
        only: { format: ['30 x 30 cm'] },
        text: [
          '{noun} {dekor} auf Netz, Bogen {format}, {oberflaeche}.',
          'Die Bögen schneiden Sie mit dem Messer zu; die vielen Fugen machen sie trittsicher.',
        ],
        features: [
          'Bogen {format}',
          'Oberfläche {oberflaeche}',
          'Rutschhemmung {rutschhemmung}',
          'Für Bad und Dusche',
        ],
        words: ['Mosaik'],
      },
      {
        leaf: 'terrassenfliesen',
        noun: 'Terrassenfliese 2 cm',
        price: 1.6,
        only: { format: ['60 x 60 cm', '40 x 80 cm'], oberflaeche: ['strukturiert'] },
        features: [
          'Format {format}',
          'Oberfläche {oberflaeche}',
          'Rutschhemmung {rutschhemmung}',
          'Frostsicher',
        ],
        words: ['Outdoorfliese', 'Keramikplatte'],
      },
    ],
    brands: 'floor',
    picture: 'tiles',
    words: ['Fliesen', 'Kacheln', 'Platten'],
    share: 2,
    fixed: {
      dekor: ['Betongrau', 'Anthrazit', 'Sand', 'Travertin', 'Marmorweiß', 'Schiefer', 'Cotto', 'Zementgrau'],
      format: ['30 x 60 cm', '60 x 60 cm', '45 x 45 cm'],
      oberflaeche: ['matt', 'poliert', 'strukturiert'],
      rutschhemmung: ['R9', 'R10', 'R11'],
    },
    follows: {
      rutschhemmung: { of: 'oberflaeche', values: { poliert: 'R9', matt: 'R10', strukturiert: 'R11' } },
      einsatzbereich: {
        of: 'oberflaeche',
        values: {
          poliert: 'für innen',
          glänzend: 'für innen',
          matt: 'für innen',
          strukturiert: 'für innen und außen',
        },
      },
    },
    vary: { 'flaeche-m2': [1.08, 1.44] },
    price: (v) =>
      v.n('flaeche-m2') * v.by('oberflaeche', { matt: 18, poliert: 25, strukturiert: 21, glänzend: 17 }),
    content: squareMetres,
    weightKg: (v) => v.n('flaeche-m2') * 21,
    text: [
      '{noun} {dekor} im Format {format}, {oberflaeche}.',
      'Pflegeleicht; bitte fünf Prozent Verschnitt einplanen, bei diagonaler Verlegung zehn.',
      'Bitte Fliesen aus mehreren Paketen gemischt verlegen und auf die gleiche Brandnummer achten.',
    ],
    features: [
      'Format {format}',
      'Oberfläche {oberflaeche}',
      'Rutschhemmung {rutschhemmung}',
      'Geeignet {einsatzbereich}',
    ],
  },
  {
    id: 'teppich',
    duties: { withdrawalExclusion: 'CUT_TO_SIZE' },
    noun: 'Teppichboden',
    name: '{noun} {farbe} {ausfuehrung}',
    in: [
      { leaf: 'teppichboeden', words: ['Teppich', 'Auslegware'] },
      {
        leaf: 'kunstrasen',
        noun: 'Kunstrasen',
        price: 1.3,
        only: { farbe: ['Grün', 'Olivgrün'], ausfuehrung: ['7 mm', '20 mm', '30 mm'] },
        text: [
          '{noun} {farbe} von der Rolle, {breite-cm} breit, Florhöhe {ausfuehrung}.',
          'Wetterfest und lichtecht; wir schneiden die gewünschte Länge ab.',
        ],
        features: ['Florhöhe {ausfuehrung}', 'Rollenbreite {breite-cm}', 'Wasserdurchlässig'],
        words: ['Rasenteppich', 'Balkonrasen'],
      },
    ],
    brands: 'floor',
    picture: 'carpet-roll',
    words: ['Meterware', 'Bodenbelag'],
    fixed: {
      farbe: ['Beige', 'Grau', 'Anthrazit', 'Taupe', 'Nachtblau'],
      ausfuehrung: ['Velours', 'Schlinge', 'Nadelvlies'],
      'breite-cm': [200, 400],
    },
    vary: { 'laenge-m': [1, 3, 5] },
    price: (v) => v.n('laenge-m') * v.n('breite-cm') * 0.045,
    content: (v) => ({ amount: (v.n('laenge-m') * v.n('breite-cm')) / 100, unit: 'm²' }),
    weightKg: (v) => v.n('laenge-m') * v.n('breite-cm') * 0.012,
    text: [
      '{noun} {farbe} von der Rolle, {breite-cm} breit.',
      'Weich, dicht und strapazierfähig; wir schneiden die gewünschte Länge ab.',
    ],
    features: ['{ausfuehrung}', 'Rollenbreite {breite-cm}', 'Für Wohnräume geeignet'],
  },
  {
    id: 'fussmatte',
    noun: 'Fußmatte',
    name: '{noun} {material} {farbe}',
    in: [{ leaf: 'fussmatten' }],
    brands: 'floor',
    picture: 'doormat',
    words: ['Sauberlaufmatte', 'Türmatte', 'Abtreter'],
    fixed: { material: ['Kokos', 'Polyamid', 'Gummi'], farbe: ['Natur', 'Anthrazit', 'Grau', 'Braun'] },
    vary: { format: ['40 x 60 cm', '50 x 80 cm', '60 x 90 cm'] },
    price: (v) => v.by('format', { '40 x 60 cm': 9, '50 x 80 cm': 15, '60 x 90 cm': 22 }),
    weightKg: 1.6,
    text: [
      'Die {noun} aus {material} hält Schmutz und Nässe draußen.',
      'Die Unterseite liegt rutschfest, die Kanten stellen sich nicht auf.',
    ],
    features: ['Material {material}', 'Rutschfester Rücken', 'Ausklopfen oder absaugen'],
  },
];
