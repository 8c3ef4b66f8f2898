/** Products of some categories go with products of another one. Categories are named by their paths. */
export interface FitRule {
  /** The category of the product, with those below it. */
  of: readonly string[];
  /** The category of the products that go with it. */
  fits: string;
  /** Attributes that have to agree. A product without the attribute does not match the rule. */
  same?: readonly SameValue[];
  /** Batteries fit the tools of their brand only. */
  isSameBrand?: true;
}

interface SameValue {
  /** Attribute of the product. */
  own: string;
  /** Facet of the products that go with it; by default the same attribute. */
  other?: string;
  /** Text of the own value to the matching texts; by default the same text. */
  values?: Readonly<Record<string, readonly string[]>>;
}

const CORDLESS = 'werkzeug-maschinen/akkuwerkzeuge';
const POWER = 'werkzeug-maschinen/elektrowerkzeuge';
const ACCESSORIES = 'werkzeug-maschinen/werkzeugzubehoer';
const SCREWS = 'eisenwaren/schrauben';
const ANCHORS = 'eisenwaren/duebel-anker';
const PROTECTION = 'arbeitsschutz-transport/schutzausruestung';

const drilling = [
  `${CORDLESS}/akkuschrauber`,
  `${CORDLESS}/akku-bohrhaemmer`,
  `${POWER}/schlagbohrmaschinen`,
  `${POWER}/bohrhaemmer`,
];
const grinding = [`${CORDLESS}/akku-winkelschleifer`, `${POWER}/winkelschleifer`];
const cordless = [
  `${CORDLESS}/akkuschrauber`,
  `${CORDLESS}/akku-schlagschrauber`,
  `${CORDLESS}/akku-bohrhaemmer`,
  `${CORDLESS}/akku-saegen`,
  `${CORDLESS}/akku-winkelschleifer`,
];
const woodScrews = [`${SCREWS}/spanplattenschrauben`, `${SCREWS}/terrassenschrauben`];

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

/** In the order of importance: the first rules of a product fill the first places. */
export const FIT_RULES: readonly FitRule[] = [
  {
    of: cordless,
    fits: `${CORDLESS}/akkus-ladegeraete`,
    same: [{ own: 'spannung-v' }],
    isSameBrand: true,
  },
  ...['akkuschrauber', 'akku-schlagschrauber', 'akku-saegen', 'akku-winkelschleifer'].map(
    (leaf): FitRule => ({
      of: [`${CORDLESS}/akkus-ladegeraete`],
      fits: `${CORDLESS}/${leaf}`,
      same: [{ own: 'spannung-v' }],
      isSameBrand: true,
    }),
  ),
  {
    of: grinding,
    fits: `${ACCESSORIES}/trennscheiben`,
    same: [{ own: 'scheibe-mm', other: 'durchmesser-mm' }],
  },
  {
    of: [`${POWER}/handkreissaegen`, `${CORDLESS}/akku-saegen`],
    fits: `${ACCESSORIES}/saegeblaetter`,
    same: [{ own: 'scheibe-mm', other: 'durchmesser-mm' }],
  },
  { of: [`${CORDLESS}/akkuschrauber`, `${CORDLESS}/akku-schlagschrauber`], fits: `${ACCESSORIES}/bits` },
  { of: drilling, fits: `${ACCESSORIES}/bohrer` },
  { of: [`${POWER}/exzenterschleifer`], fits: `${ACCESSORIES}/schleifpapier` },
  { of: [...grinding, `${POWER}/handkreissaegen`], fits: `${PROTECTION}/schutzbrillen` },
  { of: [`${POWER}/bohrhaemmer`, `${POWER}/handkreissaegen`], fits: `${PROTECTION}/gehoerschutz` },

  { of: [SCREWS], fits: `${ACCESSORIES}/bits`, same: [{ own: 'antrieb', values: BIT_OF_DRIVE }] },
  { of: [SCREWS], fits: 'werkzeug-maschinen/handwerkzeuge/schraubendreher', same: [{ own: 'antrieb' }] },
  {
    of: woodScrews,
    fits: `${ANCHORS}/universalduebel`,
    same: [{ own: 'durchmesser-mm', values: PLUG_OF_SCREW }],
  },
  {
    of: [`${ANCHORS}/universalduebel`],
    fits: `${SCREWS}/spanplattenschrauben`,
    same: [{ own: 'durchmesser-mm', values: SCREW_OF_PLUG }],
  },
  {
    of: [ANCHORS, `${SCREWS}/betonschrauben`],
    fits: `${ACCESSORIES}/bohrer`,
    same: [{ own: 'durchmesser-mm' }],
  },
  {
    of: [`${SCREWS}/maschinenschrauben`],
    fits: 'eisenwaren/naegel-muttern/muttern',
    same: [{ own: 'gewinde' }],
  },
  {
    of: [`${SCREWS}/maschinenschrauben`, 'eisenwaren/naegel-muttern/muttern'],
    fits: 'eisenwaren/naegel-muttern/unterlegscheiben',
    same: [{ own: 'gewinde' }],
  },
  {
    of: ['eisenwaren/naegel-muttern'],
    fits: `${SCREWS}/maschinenschrauben`,
    same: [{ own: 'gewinde' }],
  },

  {
    of: ['elektro-licht/innenleuchten'],
    fits: 'elektro-licht/leuchtmittel/led-lampen',
    same: [{ own: 'sockel' }],
  },

  ...relations(['farben-tapeten/wandfarben'], 'farben-tapeten/malerwerkzeug', [
    ...['farbroller', 'abklebeband', 'abdeckfolien'],
  ]),
  ...relations(['farben-tapeten/lacke-lasuren'], 'farben-tapeten/malerwerkzeug', ['pinsel', 'abklebeband']),
  { of: ['farben-tapeten/lacke-lasuren'], fits: `${ACCESSORIES}/schleifpapier` },
  { of: ['farben-tapeten/tapeten/vliestapeten'], fits: 'farben-tapeten/tapeten/kleister' },
  { of: ['farben-tapeten/tapeten/raufasertapeten'], fits: 'farben-tapeten/tapeten/kleister' },
  ...relations(['boeden-fliesen/fliesen'], 'baustoffe/zement-moertel', ['fliesenkleber', 'fugenmoertel']),
  ...['laminat', 'vinylboeden', 'parkett'].flatMap((floor): FitRule[] => [
    { of: [`boeden-fliesen/hartboeden/${floor}`], fits: 'boeden-fliesen/hartboeden/trittschalldaemmung' },
    { of: [`boeden-fliesen/hartboeden/${floor}`], fits: 'holz/leisten/sockelleisten' },
  ]),
  ...relations(['baustoffe/trockenbau/gipskartonplatten'], 'baustoffe/trockenbau', [
    ...['trockenbauprofile', 'spachtelmassen'],
  ]),
  { of: ['baustoffe/trockenbau'], fits: `${SCREWS}/trockenbauschrauben` },
  { of: ['holz/terrassendielen'], fits: `${SCREWS}/terrassenschrauben` },
  { of: ['baustoffe/zement-moertel'], fits: 'kueche-haushalt/reinigung/eimer' },

  { of: ['bad-sanitaer/sanitaerkeramik/waschbecken'], fits: 'bad-sanitaer/armaturen/waschtischarmaturen' },
  { of: ['bad-sanitaer/sanitaerkeramik/waschbecken'], fits: 'bad-sanitaer/installation/siphons' },
  { of: ['bad-sanitaer/sanitaerkeramik/wcs'], fits: 'bad-sanitaer/sanitaerkeramik/wc-sitze' },
  { of: ['bad-sanitaer/dusche-wanne/duschwannen'], fits: 'bad-sanitaer/dusche-wanne/duschkabinen' },
  { of: ['bad-sanitaer/armaturen/duscharmaturen'], fits: 'bad-sanitaer/dusche-wanne/handbrausen' },
  { of: ['kueche-haushalt/kueche/kuechenspuelen'], fits: 'bad-sanitaer/armaturen/kuechenarmaturen' },
  { of: ['heizen-klima/heizkoerper/flachheizkoerper'], fits: 'heizen-klima/heizkoerper/thermostate' },
  { of: ['heizen-klima/heizgeraete/kaminoefen'], fits: 'heizen-klima/brennstoffe/holzbriketts' },

  { of: ['garten/erde-duenger/rasensamen'], fits: 'garten/erde-duenger/rasenduenger' },
  ...relations(['garten/pflanzen'], 'garten/erde-duenger', ['blumenerde', 'pflanzenduenger']),
  { of: ['garten/pflanzen/zimmerpflanzen'], fits: 'garten/toepfe-beete/blumentoepfe' },
  { of: ['garten/toepfe-beete'], fits: 'garten/erde-duenger/blumenerde' },
  { of: ['garten/bewaesserung/gartenschlaeuche'], fits: 'garten/bewaesserung/regner' },
  { of: ['garten/motorgeraete/kettensaegen'], fits: `${PROTECTION}/gehoerschutz` },
  { of: ['terrasse-freizeit/gartenmoebel/gartenstuehle'], fits: 'terrasse-freizeit/gartenmoebel/auflagen' },
  {
    of: ['terrasse-freizeit/gartenmoebel/gartentische'],
    fits: 'terrasse-freizeit/gartenmoebel/gartenstuehle',
  },
  { of: ['terrasse-freizeit/grillen/holzkohlegrills'], fits: 'terrasse-freizeit/grillen/grillkohle' },
  { of: ['terrasse-freizeit/pool-spiel/pools'], fits: 'terrasse-freizeit/pool-spiel/poolpflege' },
  {
    of: ['tueren-fenster-sicherheit/tueren/zimmertueren'],
    fits: 'tueren-fenster-sicherheit/tueren/tuergriffe',
  },
];

function relations(of: readonly string[], parent: string, leaves: readonly string[]): FitRule[] {
  return leaves.map((leaf) => ({ of, fits: `${parent}/${leaf}` }));
}
