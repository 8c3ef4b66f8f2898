/** Factor to the smallest unit of each kind. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000 },
  { ml: 1, l: 1000 },
  { g: 1, kg: 1000 },
  { w: 1, kw: 1000 },
];
const MEASURE = /^(\d+(?:p\d+)?)([a-z]+)$/;
const NOMINAL_WIDTH = /^dn(\d+)$/;

/** The same measure in other units: "750ml" is "0p75l", and "dn50" is "50mm". */
export function equalMeasures(code: string): string[] {
  const nominal = NOMINAL_WIDTH.exec(code);
  if (nominal) return [`${nominal[1]}mm`];
  const [, number = '', unit = ''] = MEASURE.exec(code) ?? [];
  const kind = KINDS.find((factors) => Object.hasOwn(factors, unit));
  if (!kind) return [];
  const smallest = Number(number.replace('p', '.')) * (kind[unit] as number);
  return Object.entries(kind)
    .filter(([other]) => other !== unit)
    .map(([other, factor]) => `${String(Number((smallest / factor).toFixed(4))).replace('.', 'p')}${other}`);
}
