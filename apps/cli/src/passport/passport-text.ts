import type { MfeVersion, Passport, WidgetMeasures, WidgetRecord } from '@fachwerk/shared/contracts';
import { AMOUNTS, budgetOf, measuredText, NAME_LISTS } from '@fachwerk/shared/rules';
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
      ? `${measuredText(measure, measures[measure])} > ${measuredText(measure, budget[measure])}`
      : measuredText(measure, measures[measure]),
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
