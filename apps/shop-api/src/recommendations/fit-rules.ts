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

/** Categories that go together whatever the attributes: that of the product, and what goes with it. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  'farben-tapeten/wandfarben': [
    'farben-tapeten/malerwerkzeug/farbroller',
    'farben-tapeten/malerwerkzeug/abklebeband',
    'farben-tapeten/malerwerkzeug/abdeckfolien',
  ],
  'farben-tapeten/lacke-lasuren': [
    'farben-tapeten/malerwerkzeug/pinsel',
    'farben-tapeten/malerwerkzeug/abklebeband',
    'werkzeug-maschinen/werkzeugzubehoer/schleifpapier',
  ],
  'farben-tapeten/tapeten/vliestapeten': ['farben-tapeten/tapeten/kleister'],
  'farben-tapeten/tapeten/raufasertapeten': [
    'farben-tapeten/tapeten/kleister',
    'farben-tapeten/wandfarben/weisse-wandfarben',
  ],
  'farben-tapeten/malerwerkzeug/farbroller': [
    'farben-tapeten/malerwerkzeug/abdeckfolien',
    'farben-tapeten/malerwerkzeug/abklebeband',
  ],
  'farben-tapeten/kleben-dichten/silikone': ['farben-tapeten/malerwerkzeug/abklebeband'],
  'farben-tapeten/kleben-dichten/acryl-dichtstoffe': ['farben-tapeten/malerwerkzeug/abklebeband'],
  'boeden-fliesen/fliesen': [
    'baustoffe/zement-moertel/fliesenkleber',
    'baustoffe/zement-moertel/fugenmoertel',
  ],
  'boeden-fliesen/hartboeden/laminat': [
    'boeden-fliesen/hartboeden/trittschalldaemmung',
    'holz/leisten/sockelleisten',
  ],
  'boeden-fliesen/hartboeden/vinylboeden': [
    'boeden-fliesen/hartboeden/trittschalldaemmung',
    'holz/leisten/sockelleisten',
  ],
  'boeden-fliesen/hartboeden/parkett': [
    'boeden-fliesen/hartboeden/trittschalldaemmung',
    'holz/leisten/sockelleisten',
  ],
  'holz/leisten/sockelleisten': ['farben-tapeten/kleben-dichten/montagekleber'],
  'baustoffe/trockenbau/gipskartonplatten': [
    'baustoffe/trockenbau/trockenbauprofile',
    'baustoffe/trockenbau/spachtelmassen',
  ],
  'baustoffe/trockenbau': ['eisenwaren/schrauben/trockenbauschrauben'],
  'baustoffe/daemmung/mineralwolle': ['baustoffe/daemmung/dampfbremsen'],
  'baustoffe/zement-moertel': ['kueche-haushalt/reinigung/eimer'],
  'holz/terrassendielen': ['eisenwaren/schrauben/terrassenschrauben'],
  'holz/schnittholz': ['eisenwaren/beschlaege/winkelverbinder', 'farben-tapeten/lacke-lasuren/holzlasuren'],
  'holz/platten': ['eisenwaren/schrauben/spanplattenschrauben', 'farben-tapeten/kleben-dichten/holzleime'],
  'eisenwaren/beschlaege/winkelverbinder': ['eisenwaren/schrauben/spanplattenschrauben'],
  'eisenwaren/beschlaege/scharniere': ['eisenwaren/schrauben/spanplattenschrauben'],
  'eisenwaren/naegel-muttern/naegel': ['werkzeug-maschinen/handwerkzeuge/haemmer'],
  'werkzeug-maschinen/handwerkzeuge/haemmer': ['eisenwaren/naegel-muttern/naegel'],
  'werkzeug-maschinen/werkstatt/werkbaenke': ['werkzeug-maschinen/werkstatt/schraubzwingen'],
  'bad-sanitaer/sanitaerkeramik/waschbecken': [
    'bad-sanitaer/armaturen/waschtischarmaturen',
    'bad-sanitaer/installation/siphons',
  ],
  'bad-sanitaer/armaturen/waschtischarmaturen': ['bad-sanitaer/installation/siphons'],
  'bad-sanitaer/badmoebel/waschtischunterschraenke': ['bad-sanitaer/sanitaerkeramik/waschbecken'],
  'bad-sanitaer/sanitaerkeramik/wcs': ['bad-sanitaer/sanitaerkeramik/wc-sitze'],
  'bad-sanitaer/dusche-wanne/duschwannen': ['bad-sanitaer/dusche-wanne/duschkabinen'],
  'bad-sanitaer/armaturen/duscharmaturen': ['bad-sanitaer/dusche-wanne/handbrausen'],
  'kueche-haushalt/kueche/kuechenspuelen': ['bad-sanitaer/armaturen/kuechenarmaturen'],
  'kueche-haushalt/kueche/arbeitsplatten': ['kueche-haushalt/kueche/kuechenspuelen'],
  'heizen-klima/heizkoerper/flachheizkoerper': ['heizen-klima/heizkoerper/thermostate'],
  'heizen-klima/heizgeraete/kaminoefen': ['heizen-klima/brennstoffe/holzbriketts'],
  'elektro-licht/schalter-dosen/schalter': ['elektro-licht/schalter-dosen/steckdosen'],
  'elektro-licht/schalter-dosen/steckdosen': ['elektro-licht/schalter-dosen/schalter'],
  'elektro-licht/kabel/leitungen': ['elektro-licht/schalter-dosen/verteilerdosen'],
  'garten/gartengeraete': ['arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe'],
  'garten/motorgeraete/rasenmaeher': ['garten/erde-duenger/rasenduenger', 'garten/erde-duenger/rasensamen'],
  'garten/motorgeraete/kettensaegen': [
    'arbeitsschutz-transport/schutzausruestung/gehoerschutz',
    'arbeitsschutz-transport/schutzausruestung/schutzbrillen',
  ],
  'garten/motorgeraete/heckenscheren': ['arbeitsschutz-transport/schutzausruestung/schutzbrillen'],
  'garten/motorgeraete/rasentrimmer': ['arbeitsschutz-transport/schutzausruestung/schutzbrillen'],
  'garten/bewaesserung/gartenschlaeuche': ['garten/bewaesserung/regner'],
  'garten/bewaesserung/regner': ['garten/bewaesserung/gartenschlaeuche'],
  'garten/bewaesserung/regentonnen': ['garten/bewaesserung/gartenpumpen', 'garten/bewaesserung/giesskannen'],
  'garten/erde-duenger/rasensamen': ['garten/erde-duenger/rasenduenger'],
  'garten/erde-duenger/gemuesesamen': ['garten/erde-duenger/blumenerde', 'garten/toepfe-beete/hochbeete'],
  'garten/pflanzen': ['garten/erde-duenger/blumenerde', 'garten/erde-duenger/pflanzenduenger'],
  'garten/pflanzen/zimmerpflanzen': ['garten/toepfe-beete/blumentoepfe'],
  'garten/toepfe-beete': ['garten/erde-duenger/blumenerde'],
  'garten/zaeune/doppelstabmatten': ['baustoffe/zement-moertel/beton-estrich'],
  'terrasse-freizeit/gartenmoebel/gartenstuehle': ['terrasse-freizeit/gartenmoebel/auflagen'],
  'terrasse-freizeit/gartenmoebel/gartentische': ['terrasse-freizeit/gartenmoebel/gartenstuehle'],
  'terrasse-freizeit/grillen/holzkohlegrills': ['terrasse-freizeit/grillen/grillkohle'],
  'terrasse-freizeit/pool-spiel/pools': ['terrasse-freizeit/pool-spiel/poolpflege'],
  'terrasse-freizeit/tiere-im-garten/nistkaesten': ['terrasse-freizeit/tiere-im-garten/vogelfutter'],
  'tueren-fenster-sicherheit/tueren/zimmertueren': ['tueren-fenster-sicherheit/tueren/tuergriffe'],
  'tueren-fenster-sicherheit/tueren/haustueren': ['tueren-fenster-sicherheit/sicherheit/schliesszylinder'],
  'kueche-haushalt/reinigung/reinigungsmittel': ['kueche-haushalt/reinigung/eimer'],
  'arbeitsschutz-transport/arbeitskleidung/arbeitshosen': [
    'arbeitsschutz-transport/arbeitskleidung/sicherheitsschuhe',
    'arbeitsschutz-transport/arbeitskleidung/arbeitshandschuhe',
  ],
  'arbeitsschutz-transport/transport/umzugskartons': ['arbeitsschutz-transport/transport/sackkarren'],
  'arbeitsschutz-transport/transport/sackkarren': ['eisenwaren/seile-ketten/spanngurte'],
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

  ...Object.entries(RELATED).flatMap(([of, related]) => related.map((fits): FitRule => ({ of: [of], fits }))),
];
