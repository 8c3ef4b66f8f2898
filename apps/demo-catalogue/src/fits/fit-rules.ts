import type { CatalogueFitRule } from '@fachwerk/shared/catalogue-format';
import { RELATED_CATEGORIES } from './related-categories';

const grinding = ['akku-winkelschleifer', 'winkelschleifer'];
const cordless = [
  'akkuschrauber',
  'akku-schlagschrauber',
  'akku-bohrhaemmer',
  'akku-saegen',
  'akku-winkelschleifer',
];
const cordlessInGarden = ['rasentrimmer', 'laubblaeser'];

/** Diameter of a screw for wood to that of its plug. */
const PLUG_OF_SCREW = {
  '3,5 mm': ['5 mm', '6 mm'],
  '4 mm': ['6 mm'],
  '4,5 mm': ['6 mm', '8 mm'],
  '5 mm': ['8 mm'],
  '6 mm': ['8 mm', '10 mm'],
};
const SCREW_OF_PLUG = {
  '5 mm': ['3,5 mm'],
  '6 mm': ['3,5 mm', '4 mm', '4,5 mm'],
  '8 mm': ['4,5 mm', '5 mm', '6 mm'],
  '10 mm': ['6 mm'],
};
const SETS_OF_BITS = 'PH, PZ, Torx und Schlitz';
const BIT_OF_DRIVE = {
  Torx: ['Torx', SETS_OF_BITS],
  'Kreuzschlitz PH': ['Kreuzschlitz PH', SETS_OF_BITS],
  'Kreuzschlitz PZ': ['Kreuzschlitz PZ', SETS_OF_BITS],
};
/** Width across flats of hexagon nuts and screws, ISO 4014 and DIN 934. */
const SPANNER_OF_THREAD = { M5: ['SW 8'], M6: ['SW 10'], M8: ['SW 13'], M10: ['SW 17'], M12: ['SW 19'] };
const THREAD_OF_SPANNER = { 'SW 8': ['M5'], 'SW 10': ['M6'], 'SW 13': ['M8'], 'SW 17': ['M10'] };
/** Screws reach two centimetres into the framework. */
const SCREW_OF_BOARD = { '9,5 mm': ['25 mm'], '12,5 mm': ['25 mm', '35 mm'] };
/** Two and a half times the thickness of the deck board. */
const SCREW_OF_DECK = { '25 mm': ['60 mm', '70 mm'], '27 mm': ['70 mm', '80 mm'] };
const DISC_OF_SANDER = { '125 mm': ['Ø 125 mm'], '150 mm': ['Ø 150 mm'] };
const GROUT_OF_TILE = {
  Weiß: ['Weiß'],
  Cremeweiß: ['Weiß', 'Beige'],
  Marmorweiß: ['Weiß', 'Silbergrau'],
  Betongrau: ['Grau', 'Silbergrau'],
  Zementgrau: ['Grau', 'Silbergrau'],
  Anthrazit: ['Anthrazit'],
  Schiefer: ['Anthrazit', 'Grau'],
  Sand: ['Beige'],
  Travertin: ['Beige'],
  Cotto: ['Beige'],
};
const BLIND_OF_WINDOW = {
  '60 × 60 cm': ['60 cm'],
  '80 × 100 cm': ['80 cm'],
  '100 × 120 cm': ['100 cm'],
};

/** Decided by attributes, in the order of importance: the first rules of a product fill the first places. */
const BY_ATTRIBUTES: readonly CatalogueFitRule[] = [
  {
    of: [...cordless, ...cordlessInGarden],
    fits: 'akkus-ladegeraete',
    same: [{ own: 'spannung-v' }],
    isSameBrand: true,
    reason: { text: 'Akku mit {value}, gleiche Marke', own: 'spannung-v' },
  },
  ...['akkuschrauber', 'akku-schlagschrauber', 'akku-saegen', 'akku-winkelschleifer'].map(
    (leaf): CatalogueFitRule => ({
      of: ['akkus-ladegeraete'],
      fits: leaf,
      same: [{ own: 'spannung-v' }],
      isSameBrand: true,
      reason: { text: 'Läuft mit demselben {value}-Akku', own: 'spannung-v' },
    }),
  ),
  {
    of: grinding,
    fits: 'trennscheiben',
    same: [{ own: 'scheibe-mm', other: 'durchmesser-mm' }],
    reason: { text: 'Passende Scheibe: {value}', own: 'scheibe-mm' },
  },
  {
    of: ['handkreissaegen', 'akku-saegen'],
    fits: 'saegeblaetter',
    same: [{ own: 'scheibe-mm', other: 'durchmesser-mm' }],
    reason: { text: 'Passendes Sägeblatt: {value}', own: 'scheibe-mm' },
  },
  {
    of: ['exzenterschleifer'],
    fits: 'schleifpapier',
    same: [{ own: 'scheibe-mm', other: 'format', values: DISC_OF_SANDER }],
    reason: { text: 'Für Schleifteller mit {value}', own: 'scheibe-mm' },
  },

  {
    of: ['schrauben'],
    fits: 'bits',
    same: [{ own: 'antrieb', values: BIT_OF_DRIVE }],
    reason: { text: 'Passender Bit: {value}', own: 'antriebsgroesse' },
  },
  {
    of: ['schrauben'],
    fits: 'schraubendreher',
    same: [{ own: 'antrieb' }],
    reason: { text: 'Passender Antrieb: {value}', own: 'antrieb' },
  },
  {
    of: ['schraubendreher'],
    fits: 'schrauben',
    same: [{ own: 'antrieb' }],
    reason: { text: 'Passender Antrieb: {value}', own: 'antrieb' },
  },
  {
    of: ['spanplattenschrauben'],
    fits: 'universalduebel',
    same: [{ own: 'durchmesser-mm', values: PLUG_OF_SCREW }],
    reason: { text: 'Dübel für Schrauben mit {value}', own: 'durchmesser-mm' },
  },
  {
    of: ['duebel-anker', 'betonschrauben'],
    fits: 'bohrer',
    same: [{ own: 'durchmesser-mm' }],
    only: { material: ['mit Hartmetallspitze'] },
    reason: { text: 'Passender Bohrer: {value}', own: 'durchmesser-mm' },
  },
  {
    of: ['universalduebel'],
    fits: 'spanplattenschrauben',
    same: [{ own: 'durchmesser-mm', values: SCREW_OF_PLUG }],
    reason: { text: 'Schraube für Dübel mit {value}', own: 'durchmesser-mm' },
  },
  ...['muttern', 'unterlegscheiben'].map((leaf): CatalogueFitRule => ({
    of: ['maschinenschrauben', 'naegel-muttern'],
    fits: leaf,
    same: [{ own: 'gewinde' }, { own: 'oberflaeche' }],
    reason: { text: 'Passendes Gewinde: {value}', own: 'gewinde' },
  })),
  {
    of: ['naegel-muttern'],
    fits: 'maschinenschrauben',
    same: [{ own: 'gewinde' }, { own: 'oberflaeche' }],
    reason: { text: 'Passendes Gewinde: {value}', own: 'gewinde' },
  },
  {
    of: ['maschinenschrauben', 'muttern'],
    fits: 'schraubenschluessel',
    same: [{ own: 'gewinde', other: 'groesse', values: SPANNER_OF_THREAD }],
    reason: { text: 'Schlüssel für Muttern {value}', own: 'gewinde' },
  },
  {
    of: ['schraubenschluessel'],
    fits: 'muttern',
    same: [{ own: 'groesse', other: 'gewinde', values: THREAD_OF_SPANNER }],
    reason: { text: 'Muttern für {value}', own: 'groesse' },
  },
  {
    of: ['gipskartonplatten'],
    fits: 'trockenbauschrauben',
    same: [{ own: 'staerke-mm', other: 'laenge-mm', values: SCREW_OF_BOARD }],
    reason: { text: 'Länge für Platten mit {value}', own: 'staerke-mm' },
  },
  {
    of: ['terrassendielen'],
    fits: 'terrassenschrauben',
    same: [{ own: 'staerke-mm', other: 'laenge-mm', values: SCREW_OF_DECK }],
    reason: { text: 'Länge für Dielen mit {value}', own: 'staerke-mm' },
  },

  {
    of: ['hartboeden'],
    fits: 'sockelleisten',
    same: [{ own: 'dekor' }],
    reason: { text: 'Gleiches Dekor: {value}', own: 'dekor' },
  },
  ...['laminat', 'vinylboeden', 'parkett'].map((leaf): CatalogueFitRule => ({
    of: ['leisten'],
    fits: leaf,
    same: [{ own: 'dekor' }],
    reason: { text: 'Gleiches Dekor: {value}', own: 'dekor' },
  })),
  {
    of: ['fliesen'],
    fits: 'fugenmoertel',
    same: [{ own: 'dekor', other: 'farbe', values: GROUT_OF_TILE }],
    reason: { text: 'Fugenfarbe zu {value}', own: 'dekor' },
  },

  {
    of: ['rohre'],
    fits: 'fittings',
    same: [{ own: 'durchmesser-mm' }],
    reason: { text: 'Für Rohre mit {value}', own: 'durchmesser-mm' },
  },
  {
    of: ['fittings'],
    fits: 'rohre',
    same: [{ own: 'durchmesser-mm' }],
    reason: { text: 'Für Rohre mit {value}', own: 'durchmesser-mm' },
  },
  {
    of: ['duschwannen'],
    fits: 'duschkabinen',
    same: [{ own: 'laenge-cm', other: 'breite-cm' }],
    reason: { text: 'Gleiche Breite: {value}', own: 'laenge-cm' },
  },
  {
    of: ['duschkabinen'],
    fits: 'duschwannen',
    same: [{ own: 'breite-cm', other: 'laenge-cm' }],
    reason: { text: 'Gleiche Breite: {value}', own: 'breite-cm' },
  },
  ...(
    [
      ['duscharmaturen', 'handbrausen'],
      ['handbrausen', 'duscharmaturen'],
      ['duschkabinen', 'duscharmaturen'],
      ['waschtischarmaturen', 'badaccessoires'],
      ['badaccessoires', 'waschtischarmaturen'],
    ] as const
  ).map(([of, fits]): CatalogueFitRule => ({
    of: [of],
    fits,
    same: [{ own: 'oberflaeche' }],
    reason: { text: 'Gleiche Oberfläche: {value}', own: 'oberflaeche' },
  })),
  ...(
    [
      ['waschbecken', 'waschtischunterschraenke'],
      ['waschtischunterschraenke', 'waschbecken'],
      ['waschtischunterschraenke', 'spiegelschraenke'],
      ['spiegelschraenke', 'waschtischunterschraenke'],
      ['badspiegel', 'waschtischunterschraenke'],
    ] as const
  ).map(([of, fits]): CatalogueFitRule => ({
    of: [of],
    fits,
    same: [{ own: 'breite-cm' }],
    reason: { text: 'Gleiche Breite: {value}', own: 'breite-cm' },
  })),

  {
    of: ['innenleuchten'],
    fits: 'led-lampen',
    same: [{ own: 'sockel' }],
    reason: { text: 'Passende Fassung: {value}', own: 'sockel' },
  },
  ...['pendelleuchten', 'stehleuchten'].map((leaf): CatalogueFitRule => ({
    of: ['led-lampen'],
    fits: leaf,
    same: [{ own: 'sockel' }],
    reason: { text: 'Passende Fassung: {value}', own: 'sockel' },
  })),
  ...(
    [
      ['schalter', 'steckdosen'],
      ['steckdosen', 'schalter'],
    ] as const
  ).map(([of, fits]): CatalogueFitRule => ({
    of: [of],
    fits,
    same: [{ own: 'farbe' }],
    isSameBrand: true,
    reason: { text: 'Gleiche Farbe: {value}', own: 'farbe' },
  })),

  ...(
    [
      ['sichtschutzzaeune', 'gartentore'],
      ['gartentore', 'sichtschutzzaeune'],
    ] as const
  ).map(([of, fits]): CatalogueFitRule => ({
    of: [of],
    fits,
    same: [{ own: 'hoehe-cm' }, { own: 'material' }],
    reason: { text: 'Gleiche Höhe: {value}', own: 'hoehe-cm' },
  })),
  {
    of: ['kunststofffenster'],
    fits: 'insektenschutz',
    same: [{ own: 'format' }],
    reason: { text: 'Für Fenster mit {value}', own: 'format' },
  },
  ...['rollos', 'plissees'].map((leaf): CatalogueFitRule => ({
    of: ['kunststofffenster'],
    fits: leaf,
    same: [{ own: 'format', other: 'breite-cm', values: BLIND_OF_WINDOW }],
    reason: { text: 'Für Fenster mit {value}', own: 'format' },
  })),
];

/** Tools that run on the same battery, after what a tool needs to work. */
const SAME_BATTERY: readonly CatalogueFitRule[] = [
  'akku-winkelschleifer',
  'akku-saegen',
  'akkuschrauber',
].map((leaf) => ({
  of: cordless,
  fits: leaf,
  same: [{ own: 'spannung-v' }],
  isSameBrand: true,
  reason: { text: 'Läuft mit demselben {value}-Akku', own: 'spannung-v' },
}));

/** Only the products of a category that are made for the purpose. */
const BY_PURPOSE: readonly CatalogueFitRule[] = (
  [
    ['fassadenfarben', 'farbroller', 'für Fassaden'],
    ['weisse-wandfarben', 'farbroller', 'für Wände'],
    ['bunte-wandfarben', 'farbroller', 'für Wände'],
    ['schimmelschutzfarben', 'farbroller', 'für Wände'],
    ['wandfarben', 'grundierungen', 'für Putz und Gipskarton'],
    ['buntlacke', 'farbroller', 'für Lack'],
    ['weisslacke', 'farbroller', 'für Lack'],
    ['buntlacke', 'pinsel', 'für Lacke'],
    ['weisslacke', 'pinsel', 'für Lacke'],
    ['holzlasuren', 'pinsel', 'für Lasuren'],
    ['holzoele', 'pinsel', 'für Lasuren'],
    ['vliestapeten', 'kleister', 'für Vliestapeten'],
    ['raufasertapeten', 'kleister', 'für Raufaser'],
    ['trockenbau', 'spachtelmassen', 'für Gipskartonfugen'],
    ['fliesen', 'trennscheiben', 'für Fliesen'],
    ['zimmertueren', 'bauschaum', 'für Türzargen'],
  ] as const
).map(([of, fits, purpose]) => ({ of: [of], fits, only: { einsatzbereich: [purpose] } }));

const BY_DESIGN: readonly CatalogueFitRule[] = (
  [
    ['holzdielen', 'holzoele', ['für Terrassen']],
    ['gartenbaenke', 'auflagen', ['Bank']],
    ['gartenbaenke', 'holzoele', ['für Gartenmöbel']],
    ['gartenstuehle', 'auflagen', ['Niederlehner', 'Hochlehner']],
    ['ueberwachungskameras', 'led-fluter', ['mit Bewegungsmelder']],
  ] as const
).map(([of, fits, designs]) => ({ of: [of], fits, only: { ausfuehrung: designs } }));

/** In the order of importance: the first rules of a product fill the first places. */
export const FIT_RULES: readonly CatalogueFitRule[] = [
  ...BY_ATTRIBUTES,
  ...BY_PURPOSE,
  ...BY_DESIGN,
  ...Object.entries(RELATED_CATEGORIES).flatMap(([of, related]) =>
    related.map((fits): CatalogueFitRule => ({ of: [of], fits })),
  ),
  ...SAME_BATTERY,
];
