import { formatNumber } from '@fachwerk/shared/format';
import { RadioGroup, SelectField, TextField } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, useState } from 'react';
import { type AreaGoods, COATS, type Pattern, PATTERNS, WASTE_PERCENT } from './area-quantity';
import styles from './AreaCalculator.module.css';
import { AreaResult } from './AreaResult';
import type { MixPart } from './best-mix';
import type { Calculation } from './calculate';
import { type CalculatorInput, FIELDS, type MeasureField } from './read-input';

interface AreaCalculatorProps {
  goods: AreaGoods;
  input: CalculatorInput;
  calculation: Calculation;
  formId: string;
  onChange: (input: CalculatorInput) => void;
  /** The packs to buy. */
  onSubmit: (parts: readonly MixPart[]) => void;
}

/** Calculates while the visitor types. A mistake shows when a field is left, or when it is submitted. */
export function AreaCalculator({
  goods,
  input,
  calculation,
  formId,
  onChange,
  onSubmit,
}: AreaCalculatorProps) {
  const text = useMessages();
  const { shopLocale } = usePlatform().config;
  const [left, setLeft] = useState<readonly MeasureField[]>([]);
  const { use } = goods.coverage;
  const { need, problems = {}, result } = calculation;

  const change = (part: Partial<CalculatorInput>) => onChange({ ...input, ...part });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (result) return onSubmit(result.parts);
    const wrong = FIELDS[input.measured].filter((field) => field in problems);
    setLeft([...left, ...wrong]);
    const first = event.currentTarget.elements.namedItem(wrong[0] ?? '');
    if (first instanceof HTMLInputElement) first.focus();
  }

  const field = (name: MeasureField) => {
    const problem = left.includes(name) ? problems[name] : undefined;
    return (
      <TextField
        key={name}
        className={styles.field}
        label={text(name === 'width' ? `areaCalculator.width.${use}` : `areaCalculator.${name}`)}
        error={
          problem &&
          text(problem.key, problem.max === undefined ? {} : { max: formatNumber(problem.max, shopLocale) })
        }
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={input[name]}
        onChange={(event) => change({ [name]: event.target.value })}
        onBlur={(event) => event.target.value.trim() !== '' && setLeft([...left, name])}
      />
    );
  };

  return (
    <form id={formId} noValidate onSubmit={submit}>
      <p className={styles.item}>{goods.name}</p>
      <RadioGroup
        label={text('areaCalculator.measured')}
        name="measured"
        value={input.measured}
        options={[
          { value: 'area', label: text('areaCalculator.measured.area') },
          { value: 'sides', label: text(`areaCalculator.measured.sides.${use}`) },
        ]}
        onChange={(event) => change({ measured: event.target.value === 'sides' ? 'sides' : 'area' })}
      />
      <div className={styles.fields}>{FIELDS[input.measured].map(field)}</div>
      {use === 'laid' && (
        <SelectField
          className={styles.choice}
          label={text('areaCalculator.pattern')}
          name="pattern"
          value={input.pattern}
          onChange={(event) => change({ pattern: event.target.value as Pattern })}
        >
          {PATTERNS.map((pattern) => (
            <option key={pattern} value={pattern}>
              {text(`areaCalculator.pattern.${pattern}`, { percent: WASTE_PERCENT[pattern] })}
            </option>
          ))}
        </SelectField>
      )}
      {use === 'painted' && (
        <RadioGroup
          className={styles.choice}
          label={text('areaCalculator.coats')}
          name="coats"
          value={String(input.coats)}
          options={COATS.map((count) => ({
            value: String(count),
            label: text('areaCalculator.coats.count', { count }),
          }))}
          onChange={(event) => change({ coats: Number(event.target.value) })}
        />
      )}
      {/* In the page before its first content, so that assistive technology announces each change. */}
      <div role="status" className={styles.result}>
        {need && result ? (
          <AreaResult goods={goods} need={need} result={result} />
        ) : (
          <p className={styles.empty}>{text('areaCalculator.empty')}</p>
        )}
      </div>
    </form>
  );
}
