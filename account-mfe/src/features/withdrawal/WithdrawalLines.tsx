import { useBoundField } from '@fachwerk/shared/forms';
import { readWithdrawalLines, withdrawablePieces, withdrawalLinesField } from '@fachwerk/shared/rules';
import { Checkbox, SelectField } from '@fachwerk/shared/ui';
import { useContentLanguage, useMessages } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './Withdrawal.module.css';
import type { WithdrawableLine } from './withdrawal-order';

interface WithdrawalLinesProps {
  lines: readonly WithdrawableLine[];
  /** By default that of a withdrawal. */
  legend?: string;
}

/**
 * The lines of an opened order, to be ticked, with the number of pieces. Without script, each tick and each
 * number is a field `line`.
 */
export function WithdrawalLines({ lines, legend: ownLegend }: WithdrawalLinesProps) {
  const text = useMessages();
  const language = useContentLanguage();
  const ref = useRef<HTMLFieldSetElement>(null);
  const legend = ownLegend ?? text('withdrawal.lines.legend');
  const { field, helpers, id, error } = useBoundField<string>('lines', legend);
  const chosen = new Map(readWithdrawalLines(field.value).map(({ lineId, quantity }) => [lineId, quantity]));

  // Keeps what was ticked before hydration.
  const [{ setValue }] = useState(helpers);
  useLayoutEffect(() => {
    const ticked = new FormData(ref.current?.form ?? undefined).getAll('line').join(',');
    if (readWithdrawalLines(ticked).length > 0) void setValue(ticked, false);
  }, [setValue]);

  function choose(lineId: number, quantity: number) {
    const others = readWithdrawalLines(field.value).filter((line) => line.lineId !== lineId);
    void helpers.setValue(
      withdrawalLinesField(quantity > 0 ? [...others, { lineId, quantity }] : others),
      false,
    );
  }

  return (
    <fieldset ref={ref} className={styles.lines}>
      <legend className={styles.legend}>{legend}</legend>
      {lines.map((line, at) => {
        const { lineId, name } = line;
        const pieces = withdrawablePieces(line);
        const quantity = Math.min(chosen.get(lineId) ?? 0, pieces);
        return (
          <div key={lineId} className={styles.line}>
            <Checkbox
              className={styles.lineName}
              id={at === 0 ? id : undefined}
              name="line"
              value={lineId}
              checked={quantity > 0}
              onChange={({ target }) => choose(lineId, target.checked ? pieces : 0)}
              label={<span lang={language}>{name}</span>}
              error={at === 0 ? error : undefined}
            />
            {pieces > 1 && (
              <SelectField
                className={styles.pieces}
                name="line"
                label={text('withdrawal.lines.quantity', { name })}
                isLabelHidden
                value={`${lineId}:${quantity > 0 ? quantity : pieces}`}
                onChange={({ target }) => choose(lineId, Number(target.value.split(':')[1]))}
              >
                {Array.from({ length: pieces }, (_, before) => (
                  <option key={before} value={`${lineId}:${before + 1}`}>
                    {text('withdrawal.lines.pieces', { count: before + 1, pieces })}
                  </option>
                ))}
              </SelectField>
            )}
            {line.withdrawalExclusion && <p className={styles.excluded}>{text('order.line.noWithdrawal')}</p>}
          </div>
        );
      })}
    </fieldset>
  );
}
