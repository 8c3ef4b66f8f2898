import { RELATED_CATEGORIES } from './related-categories';

/** Products of some categories go with products of another one. Categories are named by their paths. */
export interface FitRule {
  /** The category of the product, with those below it. */
  of: readonly string[];
  /** The category of the products that go with it. */
  fits: string;
  /** Attributes that have to agree. A product without the attribute does not match the rule. */
  same?: readonly SameValue[];
  /** Facets of the products that go with it, with the texts of which one is required. */
  only?: Readonly<Record<string, readonly string[]>>;
  /** Batteries fit the tools of their brand only. */
  isSameBrand?: true;
  reason?: FitReasonRule;
}

interface SameValue {
  /** Attribute of the product. */
  own: string;
  /** Facet of the products that go with it; by default the same attribute. */
  other?: string;
  /** Text of the own value to the matching texts; by default the same text. */
  values?: Readonly<Record<string, readonly string[]>>;
}

/** What shoppers read: the text `fits.{key}` with the `{value}` of an attribute. */
interface FitReasonRule {
  key: string;
  /** Attribute of the product. Without its value the products are shown without a reason. */
  own: string;
}

const CORDLESS = 'werkzeug-maschinen/akkuwerkzeuge';
const POWER = 'werkzeug-maschinen/elektrowerkzeuge';
const HAND = 'werkzeug-maschinen/handwerkzeuge';
const ACCESSORIES = 'werkzeug-maschinen/werkzeugzubehoer';
const SCREWS = 'eisenwaren/schrauben';
const ANCHORS = 'eisenwaren/duebel-anker';
const NUTS = 'eisenwaren/naegel-muttern';
const PAINTS = 'farben-tapeten';
const FLOORS = 'boeden-fliesen/hartboeden';
const TILES = 'boeden-fliesen/fliesen';
const BATH = 'bad-sanitaer';
const LIGHT = 'elektro-licht';
const GARDEN = 'garten/motorgeraete';
const TERRACE = 'terrasse-freizeit';
const DOORS = 'tueren-fenster-sicherheit';

const grinding = [`${CORDLESS}/akku-winkelschleifer`, `${POWER}/winkelschleifer`];
const cordless = [
  `${CORDLESS}/akkuschrauber`,
  `${CORDLESS}/akku-schlagschrauber`,
  `${CORDLESS}/akku-bohrhaemmer`,
  `${CORDLESS}/akku-saegen`,
  `${CORDLESS}/akku-winkelschleifer`,
];
const cordlessInGarden = [`${GARDEN}/rasentrimmer`, `${GARDEN}/laubblaeser`];

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
const BY_ATTRIBUTES: readonly FitRule[] = [
  {
    of: [...cordless, ...cordlessInGarden],
    fits: `${CORDLESS}/akkus-ladegeraete`,
    same: [{ own: 'spannung-v' }],
    isSameBrand: true,
    reason: { key: 'battery', own: 'spannung-v' },
  },
  ...['akkuschrauber', 'akku-schlagschrauber', 'akku-saegen', 'akku-winkelschleifer'].map(
    (leaf): FitRule => ({
      of: [`${CORDLESS}/akkus-ladegeraete`],
      fits: `${CORDLESS}/${leaf}`,
      same: [{ own: 'spannung-v' }],
      isSameBrand: true,
      reason: { key: 'tool', own: 'spannung-v' },
    }),
  ),
  {
    of: grinding,
    fits: `${ACCESSORIES}/trennscheiben`,
    same: [{ own: 'scheibe-mm', other: 'durchmesser-mm' }],
    reason: { key: 'disc', own: 'scheibe-mm' },
  },
  {
    of: [`${POWER}/handkreissaegen`, `${CORDLESS}/akku-saegen`],
    fits: `${ACCESSORIES}/saegeblaetter`,
    same: [{ own: 'scheibe-mm', other: 'durchmesser-mm' }],
    reason: { key: 'blade', own: 'scheibe-mm' },
  },
  {
    of: [`${POWER}/exzenterschleifer`],
    fits: `${ACCESSORIES}/schleifpapier`,
    same: [{ own: 'scheibe-mm', other: 'format', values: DISC_OF_SANDER }],
    reason: { key: 'sheet', own: 'scheibe-mm' },
  },

  {
    of: [SCREWS],
    fits: `${ACCESSORIES}/bits`,
    same: [{ own: 'antrieb', values: BIT_OF_DRIVE }],
    reason: { key: 'bit', own: 'antriebsgroesse' },
  },
  {
    of: [SCREWS],
    fits: `${HAND}/schraubendreher`,
    same: [{ own: 'antrieb' }],
    reason: { key: 'drive', own: 'antrieb' },
  },
  {
    of: [`${HAND}/schraubendreher`],
    fits: SCREWS,
    same: [{ own: 'antrieb' }],
    reason: { key: 'drive', own: 'antrieb' },
  },
  {
    of: [`${SCREWS}/spanplattenschrauben`],
    fits: `${ANCHORS}/universalduebel`,
    same: [{ own: 'durchmesser-mm', values: PLUG_OF_SCREW }],
    reason: { key: 'plug', own: 'durchmesser-mm' },
  },
  {
    of: [ANCHORS, `${SCREWS}/betonschrauben`],
    fits: `${ACCESSORIES}/bohrer`,
    same: [{ own: 'durchmesser-mm' }],
    only: { material: ['mit Hartmetallspitze'] },
    reason: { key: 'drill', own: 'durchmesser-mm' },
  },
  {
    of: [`${ANCHORS}/universalduebel`],
    fits: `${SCREWS}/spanplattenschrauben`,
    same: [{ own: 'durchmesser-mm', values: SCREW_OF_PLUG }],
    reason: { key: 'screw', own: 'durchmesser-mm' },
  },
  ...['muttern', 'unterlegscheiben'].map((leaf): FitRule => ({
    of: [`${SCREWS}/maschinenschrauben`, NUTS],
    fits: `${NUTS}/${leaf}`,
    same: [{ own: 'gewinde' }, { own: 'oberflaeche' }],
    reason: { key: 'thread', own: 'gewinde' },
  })),
  {
    of: [NUTS],
    fits: `${SCREWS}/maschinenschrauben`,
    same: [{ own: 'gewinde' }, { own: 'oberflaeche' }],
    reason: { key: 'thread', own: 'gewinde' },
  },
  {
    of: [`${SCREWS}/maschinenschrauben`, `${NUTS}/muttern`],
    fits: `${HAND}/schraubenschluessel`,
    same: [{ own: 'gewinde', other: 'groesse', values: SPANNER_OF_THREAD }],
    reason: { key: 'spanner', own: 'gewinde' },
  },
  {
    of: [`${HAND}/schraubenschluessel`],
    fits: `${NUTS}/muttern`,
    same: [{ own: 'groesse', other: 'gewinde', values: THREAD_OF_SPANNER }],
    reason: { key: 'nut', own: 'groesse' },
  },
  {
    of: ['baustoffe/trockenbau/gipskartonplatten'],
    fits: `${SCREWS}/trockenbauschrauben`,
    same: [{ own: 'staerke-mm', other: 'laenge-mm', values: SCREW_OF_BOARD }],
    reason: { key: 'boardScrew', own: 'staerke-mm' },
  },
  {
    of: ['holz/terrassendielen'],
    fits: `${SCREWS}/terrassenschrauben`,
    same: [{ own: 'staerke-mm', other: 'laenge-mm', values: SCREW_OF_DECK }],
    reason: { key: 'deckScrew', own: 'staerke-mm' },
  },

  {
    of: [FLOORS],
    fits: 'holz/leisten/sockelleisten',
    same: [{ own: 'dekor' }],
    reason: { key: 'decor', own: 'dekor' },
  },
  ...['laminat', 'vinylboeden', 'parkett'].map((leaf): FitRule => ({
    of: ['holz/leisten'],
    fits: `${FLOORS}/${leaf}`,
    same: [{ own: 'dekor' }],
    reason: { key: 'decor', own: 'dekor' },
  })),
  {
    of: [TILES],
    fits: 'baustoffe/zement-moertel/fugenmoertel',
    same: [{ own: 'dekor', other: 'farbe', values: GROUT_OF_TILE }],
    reason: { key: 'grout', own: 'dekor' },
  },

  {
    of: [`${BATH}/installation/rohre`],
    fits: `${BATH}/installation/fittings`,
    same: [{ own: 'durchmesser-mm' }],
    reason: { key: 'pipe', own: 'durchmesser-mm' },
  },
  {
    of: [`${BATH}/installation/fittings`],
    fits: `${BATH}/installation/rohre`,
    same: [{ own: 'durchmesser-mm' }],
    reason: { key: 'pipe', own: 'durchmesser-mm' },
  },
  {
    of: [`${BATH}/dusche-wanne/duschwannen`],
    fits: `${BATH}/dusche-wanne/duschkabinen`,
    same: [{ own: 'laenge-cm', other: 'breite-cm' }],
    reason: { key: 'width', own: 'laenge-cm' },
  },
  {
    of: [`${BATH}/dusche-wanne/duschkabinen`],
    fits: `${BATH}/dusche-wanne/duschwannen`,
    same: [{ own: 'breite-cm', other: 'laenge-cm' }],
    reason: { key: 'width', own: 'breite-cm' },
  },
  ...(
    [
      ['armaturen/duscharmaturen', 'dusche-wanne/handbrausen'],
      ['dusche-wanne/handbrausen', 'armaturen/duscharmaturen'],
      ['dusche-wanne/duschkabinen', 'armaturen/duscharmaturen'],
      ['armaturen/waschtischarmaturen', 'badmoebel/badaccessoires'],
      ['badmoebel/badaccessoires', 'armaturen/waschtischarmaturen'],
    ] as const
  ).map(([of, fits]): FitRule => ({
    of: [`${BATH}/${of}`],
    fits: `${BATH}/${fits}`,
    same: [{ own: 'oberflaeche' }],
    reason: { key: 'surface', own: 'oberflaeche' },
  })),
  ...(
    [
      ['sanitaerkeramik/waschbecken', 'badmoebel/waschtischunterschraenke'],
      ['badmoebel/waschtischunterschraenke', 'sanitaerkeramik/waschbecken'],
      ['badmoebel/waschtischunterschraenke', 'badmoebel/spiegelschraenke'],
      ['badmoebel/spiegelschraenke', 'badmoebel/waschtischunterschraenke'],
      ['badmoebel/badspiegel', 'badmoebel/waschtischunterschraenke'],
    ] as const
  ).map(([of, fits]): FitRule => ({
    of: [`${BATH}/${of}`],
    fits: `${BATH}/${fits}`,
    same: [{ own: 'breite-cm' }],
    reason: { key: 'width', own: 'breite-cm' },
  })),

  {
    of: [`${LIGHT}/innenleuchten`],
    fits: `${LIGHT}/leuchtmittel/led-lampen`,
    same: [{ own: 'sockel' }],
    reason: { key: 'socket', own: 'sockel' },
  },
  ...['pendelleuchten', 'stehleuchten'].map((leaf): FitRule => ({
    of: [`${LIGHT}/leuchtmittel/led-lampen`],
    fits: `${LIGHT}/innenleuchten/${leaf}`,
    same: [{ own: 'sockel' }],
    reason: { key: 'socket', own: 'sockel' },
  })),
  ...(
    [
      ['schalter', 'steckdosen'],
      ['steckdosen', 'schalter'],
    ] as const
  ).map(([of, fits]): FitRule => ({
    of: [`${LIGHT}/schalter-dosen/${of}`],
    fits: `${LIGHT}/schalter-dosen/${fits}`,
    same: [{ own: 'farbe' }],
    isSameBrand: true,
    reason: { key: 'colour', own: 'farbe' },
  })),

  ...(
    [
      ['sichtschutzzaeune', 'gartentore'],
      ['gartentore', 'sichtschutzzaeune'],
    ] as const
  ).map(([of, fits]): FitRule => ({
    of: [`garten/zaeune/${of}`],
    fits: `garten/zaeune/${fits}`,
    same: [{ own: 'hoehe-cm' }, { own: 'material' }],
    reason: { key: 'height', own: 'hoehe-cm' },
  })),
  {
    of: [`${DOORS}/fenster/kunststofffenster`],
    fits: `${DOORS}/fenster/insektenschutz`,
    same: [{ own: 'format' }],
    reason: { key: 'window', own: 'format' },
  },
  ...['rollos', 'plissees'].map((leaf): FitRule => ({
    of: [`${DOORS}/fenster/kunststofffenster`],
    fits: `${DOORS}/sicht-sonnenschutz/${leaf}`,
    same: [{ own: 'format', other: 'breite-cm', values: BLIND_OF_WINDOW }],
    reason: { key: 'window', own: 'format' },
  })),
];

/** Tools that run on the same battery, after what a tool needs to work. */
const SAME_BATTERY: readonly FitRule[] = ['akku-winkelschleifer', 'akku-saegen', 'akkuschrauber'].map(
  (leaf) => ({
    of: cordless,
    fits: `${CORDLESS}/${leaf}`,
    same: [{ own: 'spannung-v' }],
    isSameBrand: true,
    reason: { key: 'tool', own: 'spannung-v' },
  }),
);

/** Of a category only the products that are made for the purpose. */
const BY_PURPOSE: readonly FitRule[] = (
  [
    [`${PAINTS}/wandfarben/fassadenfarben`, `${PAINTS}/malerwerkzeug/farbroller`, 'für Fassaden'],
    [`${PAINTS}/wandfarben/weisse-wandfarben`, `${PAINTS}/malerwerkzeug/farbroller`, 'für Wände'],
    [`${PAINTS}/wandfarben/bunte-wandfarben`, `${PAINTS}/malerwerkzeug/farbroller`, 'für Wände'],
    [`${PAINTS}/wandfarben/schimmelschutzfarben`, `${PAINTS}/malerwerkzeug/farbroller`, 'für Wände'],
    [`${PAINTS}/wandfarben`, `${PAINTS}/lacke-lasuren/grundierungen`, 'für Putz und Gipskarton'],
    [`${PAINTS}/lacke-lasuren/buntlacke`, `${PAINTS}/malerwerkzeug/farbroller`, 'für Lack'],
    [`${PAINTS}/lacke-lasuren/weisslacke`, `${PAINTS}/malerwerkzeug/farbroller`, 'für Lack'],
    [`${PAINTS}/lacke-lasuren/buntlacke`, `${PAINTS}/malerwerkzeug/pinsel`, 'für Lacke'],
    [`${PAINTS}/lacke-lasuren/weisslacke`, `${PAINTS}/malerwerkzeug/pinsel`, 'für Lacke'],
    [`${PAINTS}/lacke-lasuren/holzlasuren`, `${PAINTS}/malerwerkzeug/pinsel`, 'für Lasuren'],
    [`${PAINTS}/lacke-lasuren/holzoele`, `${PAINTS}/malerwerkzeug/pinsel`, 'für Lasuren'],
    [`${PAINTS}/tapeten/vliestapeten`, `${PAINTS}/tapeten/kleister`, 'für Vliestapeten'],
    [`${PAINTS}/tapeten/raufasertapeten`, `${PAINTS}/tapeten/kleister`, 'für Raufaser'],
    ['baustoffe/trockenbau', 'baustoffe/trockenbau/spachtelmassen', 'für Gipskartonfugen'],
    [TILES, `${ACCESSORIES}/trennscheiben`, 'für Fliesen'],
    [`${DOORS}/tueren/zimmertueren`, `${PAINTS}/kleben-dichten/bauschaum`, 'für Türzargen'],
  ] as const
).map(([of, fits, purpose]) => ({ of: [of], fits, only: { einsatzbereich: [purpose] } }));

const BY_DESIGN: readonly FitRule[] = (
  [
    ['holz/terrassendielen/holzdielen', `${PAINTS}/lacke-lasuren/holzoele`, ['für Terrassen']],
    [`${TERRACE}/gartenmoebel/gartenbaenke`, `${TERRACE}/gartenmoebel/auflagen`, ['Bank']],
    [`${TERRACE}/gartenmoebel/gartenbaenke`, `${PAINTS}/lacke-lasuren/holzoele`, ['für Gartenmöbel']],
    [
      `${TERRACE}/gartenmoebel/gartenstuehle`,
      `${TERRACE}/gartenmoebel/auflagen`,
      ['Niederlehner', 'Hochlehner'],
    ],
    [
      `${DOORS}/sicherheit/ueberwachungskameras`,
      `${LIGHT}/aussenleuchten/led-fluter`,
      ['mit Bewegungsmelder'],
    ],
  ] as const
).map(([of, fits, designs]) => ({ of: [of], fits, only: { ausfuehrung: designs } }));

/** In the order of importance: the first rules of a product fill the first places. */
export const FIT_RULES: readonly FitRule[] = [
  ...BY_ATTRIBUTES,
  ...BY_PURPOSE,
  ...BY_DESIGN,
  ...Object.entries(RELATED_CATEGORIES).flatMap(([of, related]) =>
    related.map((fits): FitRule => ({ of: [of], fits })),
  ),
  ...SAME_BATTERY,
];
