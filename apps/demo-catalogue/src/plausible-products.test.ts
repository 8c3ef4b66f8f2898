/** @jest-environment node */
import type { CatalogueItem } from '@fachwerk/shared/catalogue-format';
import { DEMO_SEED } from './demo-seed';
import { generateCatalogue } from './generate-catalogue';
import type { DemoProduct } from './generate-product';

const products = [...generateCatalogue({ items: 8000, seed: DEMO_SEED, today: '2026-11-21' })];

/** A variant with everything that its page states. */
interface Stated {
  product: DemoProduct;
  item: CatalogueItem;
  type: string;
  leaf: string;
  /** Name, description and features. */
  text: string;
  /** Text of an attribute; empty without it. */
  of(id: string): string;
  /** Number of an attribute; NaN without it. */
  n(id: string): number;
}

const stated = (product: DemoProduct): Stated[] =>
  product.items.map((item) => {
    const attributes = { ...product.attributes, ...item.attributes };
    return {
      product,
      item,
      type: product.productType,
      leaf: product.categoryId,
      text: [product.name, product.description, ...product.features].join(' · '),
      of: (id) => attributes[id]?.text ?? '',
      n: (id) => attributes[id]?.number ?? NaN,
    };
  });

interface Rule {
  claim: string;
  appliesTo: (one: Stated) => boolean;
  holds: (one: Stated) => boolean;
}

const says =
  (pattern: RegExp) =>
  ({ text }: Stated): boolean =>
    pattern.test(text);
const saysNot =
  (pattern: RegExp) =>
  ({ text }: Stated): boolean =>
    !pattern.test(text);
const types =
  (...ids: string[]) =>
  ({ type }: Stated): boolean =>
    ids.includes(type);
const leaves =
  (...ids: string[]) =>
  ({ leaf }: Stated): boolean =>
    ids.includes(leaf);
const named =
  (pattern: RegExp) =>
  ({ product }: Stated): boolean =>
    pattern.test(product.name);
/** The number of an attribute decides that of another one. */
const grows =
  (with_: string, id: string, least: number, most: number) =>
  ({ n }: Stated): boolean =>
    n(id) / n(with_) >= least && n(id) / n(with_) <= most;
/** Second digit of "IP44": protection against water. */
const waterproof = ({ of }: Stated): number => Number(/^IP\d(\d)/.exec(of('schutzart'))?.[1] ?? 0);
const duties = ({ item }: Stated) => item.duties ?? {};

const rules: Rule[] = [
  // Floors and tiles
  {
    claim: 'a tile that is frost-proof or for outdoors is slip-resistant',
    appliesTo: (one) => one.type === 'fliese' && says(/frost|außen/i)(one),
    holds: ({ of }) => of('rutschhemmung') === 'R11',
  },
  {
    claim: 'a wall tile states no slip resistance',
    appliesTo: leaves('wandfliesen'),
    holds: saysNot(/\bR\d|rutsch/i),
  },
  {
    claim: 'parquet is wood: it has no class of use for laminate, and can be sanded',
    appliesTo: leaves('parkett'),
    holds: (one) => one.of('nutzungsklasse') === '' && says(/abschleif/i)(one),
  },
  {
    claim: 'artificial turf is for outdoors',
    appliesTo: leaves('kunstrasen'),
    holds: saysNot(/Wohnräume|Velours|Schlinge/),
  },
  {
    claim: 'insulating underlays are not praised for underfloor heating',
    appliesTo: types('trittschall'),
    holds: saysNot(/Fußbodenheizung/),
  },
  {
    claim: 'flexible tile adhesive has class C2',
    appliesTo: types('fliesenkleber'),
    holds: ({ of }) => of('ausfuehrung').startsWith('C2'),
  },

  // Screws and plugs
  {
    claim: 'stainless screws have a strength class of stainless steel',
    appliesTo: (one) => one.type === 'maschinenschrauben' && one.of('oberflaeche').startsWith('Edelstahl'),
    holds: ({ of }) => /^A2-/.test(of('festigkeit')),
  },
  {
    claim: 'a screw names the bit of its drive, and a thicker one no smaller bit',
    appliesTo: types('schrauben'),
    holds: ({ of, n }) => {
      const [drive, size] = of('antriebsgroesse').split(' ');
      const isOfDrive = of('antrieb') === 'Torx' ? drive === 'TX' : of('antrieb').endsWith(` ${drive}`);
      return isOfDrive && (drive !== 'TX' || Math.abs(Number(size) - n('durchmesser-mm') * 5) <= 3);
    },
  },
  {
    claim: 'screws for plasterboard have a bugle head, and no ribs for wood',
    appliesTo: leaves('trockenbauschrauben'),
    holds: saysNot(/Senkkopf|Fräsrippen/),
  },
  {
    claim: 'plugs that expand are not for plasterboard, and those for cavities not for solid stone',
    appliesTo: named(/^(Spreiz|Hohlraum)dübel/),
    holds: (one) =>
      named(/^Spreiz/)(one) ? saysNot(/Gipskarton|Hohlr[aä]um/)(one) : saysNot(/Beton|Mauerwerk/)(one),
  },
  {
    claim: 'bolt anchors have nuts',
    appliesTo: named(/^Bolzenanker/),
    holds: saysNot(/Senkkopf|Sechskantkopf/),
  },
  {
    claim: 'no product is made of "Stahl Edelstahl"',
    appliesTo: () => true,
    holds: saysNot(/Stahl Edelstahl/),
  },
  { claim: 'hemp is not welded', appliesTo: types('seil'), holds: saysNot(/verschweißt/) },

  // Tools
  {
    claim: 'the disc of a grinder stays below 80 m/s',
    appliesTo: types('winkelschleifer', 'akku-winkelschleifer'),
    holds: ({ n }) => (Math.PI * (n('scheibe-mm') / 1000) * n('drehzahl')) / 60 <= 80,
  },
  {
    claim: 'a circular saw cuts less deep than the radius of its blade',
    appliesTo: types('handkreissaege', 'akku-saege'),
    holds: ({ n }) => n('schnitttiefe-mm') < n('scheibe-mm') / 2,
  },
  {
    claim: 'small drivers have no chuck and turn slowly',
    appliesTo: named(/^Mini-Akkuschrauber/),
    holds: (one) => saysNot(/bohrfutter/i)(one) && one.n('drehzahl') <= 400,
  },
  {
    claim: 'Japanese saws cut when pulled',
    appliesTo: named(/^Japansäge/),
    holds: (one) => saysNot(/Stoß/)(one) && one.n('laenge-mm') <= 300,
  },
  {
    claim: 'a hammer weighs what its kind weighs',
    appliesTo: types('hammer'),
    holds: (one) => (named(/^Fäustel/)(one) ? one.n('gewicht-kg') >= 1 : one.n('gewicht-kg') <= 1),
  },
  {
    claim: 'distance meters project no lines and level nothing',
    appliesTo: named(/^Laser-Entfernungsmesser/),
    holds: saysNot(/Linien|Nivelliert|mm\/m/),
  },
  {
    claim: 'drills for masonry have a carbide tip, and those for wood a centring point',
    appliesTo: named(/^(Stein|Holz)bohrer/),
    holds: (one) => (named(/^Stein/)(one) ? says(/Hartmetall/) : says(/Zentrierspitze/))(one),
  },

  // Paint and chemicals
  {
    claim: 'wall paint that covers with one coat has class 1',
    appliesTo: (one) => one.type === 'wandfarbe' && says(/beim ersten Anstrich/)(one),
    holds: ({ of }) => of('deckkraft') === 'Klasse 1',
  },
  {
    claim: 'biocides have the sentence of Regulation (EU) 528/2012',
    appliesTo: (one) =>
      duties(one).needsAdvice === true || named(/^(Schimmelschutz|Grünbelagentferner|Chlortabletten)/)(one),
    holds: ({ product }) => product.warnings.some((text) => text.startsWith('Biozidprodukte vorsichtig')),
  },
  {
    claim:
      'split air conditioners are marked, and others need no installer (Regulation (EU) 2024/573 Art. 11(7))',
    appliesTo: ({ type }) => type === 'klimageraet',
    holds: (one) => (duties(one).needsInstaller === true) === named(/^Split/)(one),
  },
  {
    claim: 'goods that harm the environment are not praised as harmless (CLP Art. 25(4))',
    appliesTo: ({ product }) => product.hazards?.pictograms.includes('GHS09') === true,
    holds: saysNot(/abbaubar|umwelt|ökolog|\bBio\b/i),
  },
  {
    claim: 'primer for metal and tiles does not level absorption',
    appliesTo: (one) => one.type === 'grundierung' && /Metall|Fliesen/.test(one.of('einsatzbereich')),
    holds: saysNot(/Saugkraft/),
  },
  {
    claim: 'only non-woven wallpaper is hung without soaking and removed dry',
    appliesTo: leaves('raufasertapeten'),
    holds: saysNot(/ohne Einweichen|[Tt]rocken abzieh/),
  },
  {
    claim: 'adhesive and acrylic are not sold as elastic sealant',
    appliesTo: leaves('montagekleber', 'acryl-dichtstoffe'),
    holds: saysNot(/elastisch|Sanitär/),
  },

  // Building and wood
  {
    claim: 'torch-on membranes do not stick by themselves',
    appliesTo: named(/Schweißbahn/),
    holds: saysNot(/selbstkleb/),
  },
  {
    claim: 'paving for driveways is at least six centimetres thick',
    appliesTo: (one) => one.type === 'pflaster' && says(/Einfahrt/)(one),
    holds: ({ of }) => Number(/(\d+) cm$/.exec(of('format'))?.[1]) >= 6,
  },
  {
    claim: 'planed boards are planed',
    appliesTo: named(/^Glattkant/),
    holds: ({ of }) => of('oberflaeche') === 'gehobelt',
  },
  {
    claim: 'insulation for the ground is not for the roof, and hard foam does not damp sound',
    appliesTo: leaves('hartschaumplatten'),
    holds: saysNot(/einklemmen|Schall|\bDach\b/),
  },
  { claim: 'bricks for façades bear frost', appliesTo: named(/^Klinker/), holds: says(/frostbeständig/) },

  // Bath and heating
  {
    claim: 'toilet seats are light',
    appliesTo: leaves('wc-sitze'),
    holds: ({ item }) => item.weightGrams < 6000,
  },
  {
    claim: 'cisterns are no traps',
    appliesTo: leaves('spuelkaesten'),
    holds: saysNot(/Waschbecken|Spüle|1 1\/4 Zoll/),
  },
  { claim: 'enamelled steel does not feel warm', appliesTo: types('wanne'), holds: saysNot(/warm/) },
  {
    claim: 'vessels have no hole for a tap',
    appliesTo: named(/^Aufsatzwaschbecken/),
    holds: saysNot(/Hahnloch/),
  },
  {
    claim: 'a heater warms about ten square metres per kilowatt',
    appliesTo: types('heizgeraet'),
    holds: grows('raumgroesse-m2', 'leistung-w', 80, 120),
  },
  {
    claim: 'an oil radiator is slow',
    appliesTo: named(/^Ölradiator/),
    holds: ({ product }) => !/schnell/.test(product.description),
  },
  {
    claim: 'only instantaneous heaters are controlled by hydraulics',
    appliesTo: leaves('boiler'),
    holds: saysNot(/hydraulisch/),
  },

  // Electrical goods
  {
    claim: 'what is for outdoors resists splashing water',
    appliesTo: (one) =>
      leaves('kabeltrommeln', 'verlaengerungskabel')(one) && says(/außen|Garten|Baustelle|wetterfest/i)(one),
    holds: (one) => waterproof(one) >= 4,
  },
  {
    claim: 'outdoor lights resist splashing water',
    appliesTo: leaves('wandaussenleuchten', 'wegeleuchten', 'solarleuchten', 'led-fluter'),
    holds: (one) => waterproof(one) >= 4,
  },
  {
    claim: 'a longer tube is brighter',
    appliesTo: types('led-roehre'),
    holds: grows('laenge-cm', 'lichtstrom-lm', 14, 18),
  },
  {
    claim: 'electrical devices are taken back (ElektroG)',
    appliesTo: named(/^(Akku-(?!Ladeger)|Elektro-|LED-)|^(Durchlauferhitzer|Warmwasserspeicher|Laubsauger)/),
    holds: (one) => duties(one).deviceCategory !== undefined,
  },
  {
    claim: 'cordless devices contain batteries, and warn of them',
    appliesTo: named(/^(Akku-|Solar-)/),
    holds: (one) =>
      duties(one).battery === 'DEVICE' &&
      one.product.warnings.some((text) => text.startsWith('Altbatterien')),
  },
  { claim: 'rechargeable batteries are rechargeable', appliesTo: named(/^NiMH/), holds: says(/aufladbar/) },

  // Garden
  {
    claim: 'a plant has one place in the sun',
    appliesTo: types('pflanze', 'gehoelz'),
    holds: (one) =>
      !(
        (/^(Lavendel|Rosmarin|Thymian|Salbei|Basilikum)/.test(one.product.name) &&
          one.of('standort') !== 'sonnig') ||
        (one.product.name.startsWith('Funkie') && one.of('standort') === 'sonnig')
      ),
  },
  {
    claim: 'herbs stay small',
    appliesTo: leaves('kraeuter'),
    holds: ({ n }) => n('wuchshoehe-cm') <= 80,
  },
  {
    claim: 'a wider mower is for a larger lawn',
    appliesTo: types('rasenmaeher'),
    holds: grows('schnittbreite-cm', 'flaechenleistung-m2', 9, 27),
  },
  {
    claim: 'mulch feeds no plants',
    appliesTo: leaves('rindenmulch'),
    holds: saysNot(/Nährstoff|Kübel|heimisch/),
  },
  {
    claim: 'submersible pumps lift little',
    appliesTo: named(/^Tauchpumpe/),
    holds: ({ n }) => n('foerderhoehe-m') <= 12,
  },
  {
    claim: 'one kilogram of seed suffices for what the text says',
    appliesTo: types('saatgut'),
    holds: (one) => says(new RegExp(`Etwa ${1000 / one.n('ergiebigkeit-kg')} g je Quadratmeter`))(one),
  },
  {
    claim: 'more burners heat more',
    appliesTo: types('gasgrill'),
    holds: ({ of, n }) => Math.abs(n('heizleistung-kw') - parseInt(of('ausfuehrung'), 10) * 3.5) < 0.1,
  },
  {
    claim: 'furniture of acacia has the colour of wood',
    appliesTo: (one) => one.of('material') === 'Akazie' && one.of('farbe') !== '',
    holds: ({ of }) => of('farbe') === 'Natur',
  },
  {
    claim: 'plastic is not galvanised',
    appliesTo: ({ of }) => of('material') === 'Kunststoff',
    holds: saysNot(/verzinkt/i),
  },

  // Household
  {
    claim: 'a narrow dishwasher holds at most ten place settings',
    appliesTo: types('geschirrspueler'),
    holds: ({ of, n }) => n('breite-cm') === 60 || of('kapazitaet') === '10 Gedecke',
  },
  {
    claim: 'a larger fridge is higher',
    appliesTo: types('kuehlschrank'),
    holds: grows('inhalt-l', 'hoehe-cm', 0.6, 0.75),
  },
  {
    claim: 'two-stroke oil has no viscosity class',
    appliesTo: types('motoroel'),
    holds: saysNot(/Viskosität Zweitakt/),
  },
  { claim: 'cash boxes are not anchored', appliesTo: named(/^Geldkassette/), holds: saysNot(/[Aa]nker/) },
  {
    claim: 'brackets can be seen',
    appliesTo: (one) => one.of('ausfuehrung') === 'mit Konsolen',
    holds: saysNot(/unsichtbar/),
  },
  { claim: 'leather is not washed', appliesTo: types('handschuhe'), holds: saysNot(/waschbar/) },
];

describe('the demonstration catalogue contains no contradiction:', () => {
  const all = products.flatMap(stated);

  it.each(rules.map((rule) => [rule.claim, rule] as const))('%s', (_, { appliesTo, holds }) => {
    const found = all.filter(appliesTo);

    expect(new Set(found.filter((one) => !holds(one)).map(({ text }) => text))).toEqual(new Set());
  });

  it('and every rule applies to products, but for those that forbid a claim', () => {
    const unused = rules.filter(({ appliesTo }) => !all.some(appliesTo)).map(({ claim }) => claim);

    expect(unused).toEqual(['wall paint that covers with one coat has class 1']);
  });
});

const ARTICLES = { m: ['Der', 'Dieser'], f: ['Die', 'Diese'], n: ['Das', 'Dieses'] };
/** Gender by the last part of the noun. */
const GENDERS: readonly [RegExp, keyof typeof ARTICLES][] = [
  [/(maschine|säge|zange|waage|schere|karre|karren|tonne|pumpe|leuchte|lampe|röhre|platte|kanne)$/i, 'f'],
  [/(matte|sense|bank|brause|armatur|schraube|rolle|trommel|leiter|farbe|tapete|kelle|schaufel)$/i, 'f'],
  [/(kabine|box|scheibe|zwinge)$/i, 'f'],
  [/(werk|werkzeug|messer|scharnier|maßband|beet|gartentor|gerät|panel|thermostat|set|blatt|modul)$/i, 'n'],
  [/(kraftwerk|multimeter)$/i, 'n'],
];
const genderOf = (noun: string): keyof typeof ARTICLES =>
  /entfernungsmesser$/i.test(noun) ? 'm' : (GENDERS.find(([pattern]) => pattern.test(noun))?.[1] ?? 'm');

it('no text states a yield by litre for one litre', () => {
  const wrong = products.map(({ description }) => description).filter((one) => /Liter [^.;]*m²\/l/.test(one));
  expect(wrong).toEqual([]);
});

it('the articles of the descriptions agree with the nouns', () => {
  const wrong = new Set(
    products.flatMap(({ brief: { title }, description }) => {
      const article = new RegExp(`(Der|Die|Das|Dieser|Diese|Dieses) ${title}[ ,:]`).exec(description)?.[1];
      const noun = title.split(' mit ')[0]!.split(' ').at(-1)!;
      // Plurals have the article of feminine nouns: "Die Schrauben halten".
      const gender = /(schrauben|schuhe)$/i.test(noun) ? 'f' : genderOf(noun);
      return article && !ARTICLES[gender].includes(article) ? [`${article} ${title}`] : [];
    }),
  );

  expect([...wrong]).toEqual([]);
});
