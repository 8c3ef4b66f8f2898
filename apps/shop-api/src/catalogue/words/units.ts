/** A unit by its base unit: 1 cm is 10 mm. */
export interface Unit {
  base: string;
  factor: number;
}

/**
 * Base unit, factor and the names of each unit, in lower case. Inches are names of sizes and not lengths: a
 * thread of 3/4 inch is no tape measure of 19 mm. A degree is one of temperature or of an angle.
 */
const TABLE: readonly (readonly [base: string, factor: number, names: string])[] = [
  ['mm', 0.001, 'μm um mikrometer'],
  ['mm', 1, 'mm millimeter'],
  ['mm', 10, 'cm zentimeter centimeter'],
  ['mm', 100, 'dm dezimeter'],
  ['mm', 1000, 'm meter metern mtr lfm lfdm laufmeter'],
  ['mm', 1_000_000, 'km kilometer'],
  ['mm2', 1, 'mm2 mm^2 qmm quadratmillimeter'],
  ['mm2', 100, 'cm2 cm^2 qcm quadratzentimeter'],
  ['mm2', 1_000_000, 'm2 m^2 qm quadratmeter quadratmetern'],
  ['ml', 1, 'ml milliliter cm3 cm^3 ccm kubikzentimeter'],
  ['ml', 10, 'cl zentiliter'],
  ['ml', 100, 'dl deziliter'],
  ['ml', 1000, 'l liter litern ltr lt dm3'],
  ['ml', 100_000, 'hl hektoliter'],
  ['ml', 1_000_000, 'm3 m^3 cbm kubikmeter'],
  ['g', 0.001, 'mg milligramm'],
  ['g', 1, 'g gr gramm'],
  ['g', 1000, 'kg kilo kilogramm'],
  ['g', 1_000_000, 't to tonnen'],
  ['zoll', 1, 'zoll zöllig zoellig inch'],
  ['v', 1, 'v volt vac vdc'],
  ['v', 1000, 'kv kilovolt'],
  ['a', 0.001, 'ma milliampere'],
  ['a', 1, 'a amp ampere'],
  ['mah', 1, 'mah milliamperestunden'],
  ['mah', 1000, 'ah amperestunden'],
  ['w', 0.001, 'mw milliwatt'],
  ['w', 1, 'w watt'],
  ['w', 1000, 'kw kilowatt'],
  ['wp', 1, 'wp'],
  ['wp', 1000, 'kwp'],
  ['wh', 1, 'wh wattstunden'],
  ['wh', 1000, 'kwh kilowattstunden'],
  ['va', 1, 'va voltampere'],
  ['va', 1000, 'kva'],
  ['ohm', 1, 'ohm ω'],
  ['ohm', 1000, 'kohm kω'],
  ['hz', 1, 'hz hertz'],
  ['hz', 1000, 'khz kilohertz'],
  ['hz', 1_000_000, 'mhz megahertz'],
  ['hz', 1_000_000_000, 'ghz gigahertz'],
  ['bar', 0.001, 'mbar millibar hpa'],
  ['bar', 0.01, 'kpa'],
  ['bar', 1, 'bar'],
  ['bar', 10, 'mpa'],
  ['n', 1, 'n newton'],
  ['n', 1000, 'kn kilonewton'],
  ['nm', 1, 'nm newtonmeter'],
  ['j', 1, 'j joule'],
  ['j', 1000, 'kj kilojoule'],
  ['ps', 1, 'ps'],
  ['lm', 1, 'lm lumen'],
  ['lx', 1, 'lx lux'],
  ['k', 1, 'k kelvin'],
  ['db', 1, 'db dezibel'],
  ['%', 1, '% prozent'],
  ['grad', 1, '°c °celsius ° grad gradc gradcelsius celsius'],
  ['s', 1, 's sek sekunde sekunden'],
  ['s', 60, 'min minute minuten'],
  ['s', 3600, 'h std stunde stunden'],
  ['tage', 1, 'tag tage tagen'],
  ['monate', 1, 'monat monate monaten'],
  ['monate', 12, 'jahr jahre jahren'],
  ['rpm', 1, 'u/min upm rpm /min 1/min min-1 umdrehungen'],
  ['l/h', 1, 'l/h'],
  ['l/h', 60, 'l/min'],
  ['l/h', 1000, 'm3/h cbm/h'],
  ['km/h', 1, 'km/h'],
  ['km/h', 3.6, 'm/s'],
  ['stk', 1, 'stk st stck stück stücke stueck stuck pcs er-pack er-packung er-packs'],
  ['er', 1, 'er'],
  ['tlg', 1, 'tlg teilig teile teiliges teiliger'],
  ['fach', 1, 'fach'],
  ['pol', 1, 'pol polig'],
  ['adrig', 1, 'adrig'],
  ['stufen', 1, 'stufen stufig'],
  ['flammig', 1, 'flammig'],
];

const keyOf = (name: string): string => name.replace(/[\s-]/g, '');
const names = TABLE.flatMap(([, , all]) => all.split(' '));
const byName = new Map<string, Unit>(
  TABLE.flatMap(([base, factor, all]) => all.split(' ').map((name) => [keyOf(name), { base, factor }])),
);

/** Spaces are optional: "l / h", "er Pack", "° C". */
const patternOf = (name: string): string =>
  name
    .replace(/[*^|]/g, String.raw`\$&`)
    .replace('/', String.raw`\s?/\s?`)
    .replace('-', String.raw`[\s-]?`)
    .replace(/^(grad|°)(?=c)/, String.raw`$1\s?`);
const anyName = [...names]
  .sort((a, b) => b.length - a.length)
  .map(patternOf)
  .join('|');
/** "60cmx120cm" has a next side. */
const END = String.raw`(?:(?![\p{L}\p{M}\d])|(?=x\d))`;
const UNIT = new RegExp(String.raw`(?:\s?-\s?|\s)?(${anyName})(?:\s?/\s?(${anyName}))?${END}`, 'uy');
const WITHOUT_DIVISOR = new RegExp(String.raw`(?:\s?-\s?|\s)?(${anyName})${END}`, 'uy');

/** The unit at this position, after a space or a hyphen: " mm", "-Zoll", "kg/m2". */
export function readUnit(text: string, at: number): { unit: Unit; end: number } | undefined {
  for (const pattern of [UNIT, WITHOUT_DIVISOR]) {
    pattern.lastIndex = at;
    const [found, name = '', divisor] = pattern.exec(text) ?? [];
    const unit = byName.get(keyOf(name));
    if (found === undefined || !unit) continue;
    const end = at + found.length;
    return { unit: divisor === undefined ? unit : { ...unit, base: `${unit.base}/${divisor}` }, end };
  }
  return undefined;
}

export const isUnitName = (word: string): boolean => byName.has(word);
