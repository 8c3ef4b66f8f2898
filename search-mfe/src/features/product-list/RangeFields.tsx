import type { Facet } from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { TextField } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { RANGE_FIELDS } from './list-query';
import { fieldNumber } from './range-value';
import styles from './RangeFields.module.css';

interface RangeFieldsProps {
  id: string;
  label: string;
  range: NonNullable<Facet['range']>;
}

const percent = (share: number): string => `${share * 100}%`;

/** Two fields of a number range, and a slider for them. `Filters` handles what visitors change. */
export function RangeFields({ id, label, range }: RangeFieldsProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const { unit, stops, from, to } = range;
  const last = stops.length - 1;
  const number = (value: number) => formatNumber(value, shopLocale, 3);
  const ends = [
    {
      name: 'from',
      value: from,
      shown: stops[0],
      stop: from === undefined ? 0 : Math.max(0, stops.filter((stop) => stop <= from).length - 1),
    },
    {
      name: 'to',
      value: to,
      shown: stops[last],
      stop: to === undefined ? last : Math.min(last, stops.filter((stop) => stop < to).length),
    },
  ];
  const [first, second] = ends.map(({ stop }) => stop / Math.max(1, last));

  return (
    <div data-range={id} data-stops={stops.join(' ')} data-unit={unit}>
      {last > 0 && (
        <div className={styles.slider}>
          {/* The content security policy does not allow styles in the HTML. */}
          <svg className={styles.track} aria-hidden="true" focusable="false">
            <rect className={styles.line} width="100%" height="100%" />
            <rect x={percent(first!)} width={percent(second! - first!)} height="100%" data-chosen="" />
          </svg>
          {ends.map(({ name, stop }, end) => (
            <input
              key={name}
              type="range"
              className={styles.thumb}
              // Both thumbs can be at one end: the one that can still move lies above.
              data-above={end === 0 && stop > last / 2}
              min={0}
              max={last}
              step={1}
              defaultValue={stop}
              aria-label={text(`productList.range.${name}.thumb`, { facet: label })}
              aria-valuetext={`${number(stops[stop] ?? 0)} ${unit}`.trim()}
            />
          ))}
        </div>
      )}
      <div className={styles.fields}>
        {ends.map(({ name, value, shown }, end) => (
          <TextField
            key={name}
            className={styles.field}
            label={text(`productList.range.${name}`)}
            labelNote={unit && `(${unit})`}
            name={`${RANGE_FIELDS[end]}${id}`}
            inputMode="decimal"
            autoComplete="off"
            placeholder={shown === undefined ? undefined : fieldNumber(shown, shopLocale)}
            defaultValue={value === undefined ? '' : fieldNumber(value, shopLocale)}
          />
        ))}
      </div>
    </div>
  );
}
