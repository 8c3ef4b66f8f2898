import { formatNumber } from '@fachwerk/shared/format';
import { fieldNumber, rangeValue, readNumber } from './range-value';

/** The thumbs and fields in the HTML of a `RangeFields`. */
function partsOf(group: HTMLElement) {
  const inputs = Array.from(group.querySelectorAll('input'));
  return {
    thumbs: inputs.filter(({ type }) => type === 'range'),
    fields: inputs.filter(({ type }) => type !== 'range'),
  };
}

/** A moved thumb stops at the other one, and its field shows its number. At an end the range is open. */
export function followThumb(group: HTMLElement, moved: HTMLInputElement, locale: string): void {
  const { thumbs, fields } = partsOf(group);
  const stops = (group.dataset.stops ?? '').split(' ').map(Number);
  const end = thumbs.indexOf(moved);
  const other = Number(thumbs[1 - end]?.value);
  const stop = end === 0 ? Math.min(Number(moved.value), other) : Math.max(Number(moved.value), other);
  const last = stops.length - 1;
  const at = stops[stop] ?? 0;
  const number = formatNumber(at, locale, 3);
  moved.value = String(stop);
  moved.setAttribute('aria-valuetext', `${number} ${group.dataset.unit ?? ''}`.trim());
  if (end === 0) moved.dataset.above = String(stop > last / 2);
  const [from = 0, to = 0] = thumbs.map(({ value }) => (Number(value) / last) * 100);
  const chosen = group.querySelector('[data-chosen]');
  chosen?.setAttribute('x', `${from}%`);
  chosen?.setAttribute('width', `${to - from}%`);
  const field = fields[end];
  if (field) field.value = stop === (end === 0 ? 0 : last) ? '' : fieldNumber(at, locale);
}

/** The value of the filter that the fields show. A field without a number gets its previous text back. */
export function readFields(group: HTMLElement, locale: string): string | undefined {
  const { fields } = partsOf(group);
  for (const field of fields)
    if (field.value.trim() && readNumber(field.value, locale) === undefined) field.value = field.defaultValue;
  return rangeValue(fields[0]?.value ?? '', fields[1]?.value ?? '', locale);
}
