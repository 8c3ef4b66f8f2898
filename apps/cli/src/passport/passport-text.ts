import {
  AMOUNTS,
  budgetOf,
  type MfeVersion,
  NAME_LISTS,
  type Passport,
  type WidgetMeasures,
  type WidgetRecord,
} from '@fachwerk/shared/contracts';
import { tableText } from '../registry/table-text';

const HEADS = ['widget', 'size', 'requests', 'longest task', 'shift', 'heap', 'listeners'];

/** A table of the numbers with exceeded limits, and the names that widgets load or leave behind. */
export function passportText(
  { widgets }: Passport,
  { widgets: records }: Pick<MfeVersion, 'widgets'>,
): string {
  const measured = records.flatMap((record) => {
    const measures = Object.hasOwn(widgets, record.name) ? widgets[record.name] : undefined;
    return measures ? [{ record, measures }] : [];
  });
  const rows = measured.map(({ record, measures }) => [record.name, ...amountsOf(record, measures)]);
  const names = measured.flatMap(({ record, measures }) => namesOf(record, measures));
  return [tableText([HEADS, ...rows]), ...(names.length > 0 ? ['', ...names] : [])].join('\n');
}

function amountsOf({ budget: own }: WidgetRecord, measures: WidgetMeasures): string[] {
  const budget = budgetOf(own);
  return AMOUNTS.map((measure) =>
    measures[measure] > budget[measure]
      ? `${amount(measure, measures[measure])} > ${amount(measure, budget[measure])}`
      : amount(measure, measures[measure]),
  );
}

function namesOf({ name, budget: own }: WidgetRecord, measures: WidgetMeasures): string[] {
  const budget = budgetOf(own);
  return NAME_LISTS.flatMap((measure) => {
    const all = measures[measure];
    const rest = all.filter((one) => !budget[measure].includes(one));
    if (all.length === 0) return [];
    return [
      `${name}, ${measure}: ${all.join(', ')}${rest.length > 0 ? ` (not in its budget: ${rest.join(', ')})` : ''}`,
    ];
  });
}

function amount(measure: (typeof AMOUNTS)[number], value: number): string {
  if (measure === 'bytes' || measure === 'heap') return `${Math.ceil(value / 1000)} kB`;
  return measure === 'longTask' ? `${value} ms` : String(value);
}
