import { CheckIcon, joinClasses } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import type { DeskLine } from '../shelf/order-on-desk';
import styles from './PickingLine.module.css';
import { piecesText } from './pieces-text';
import { placeText } from './place-text';
import { Stepper } from './Stepper';

interface PickingLineProps {
  line: DeskLine;
  /** Undefined: not decided yet. */
  found: number | undefined;
  onTap: () => void;
  onPieces: (pieces: number) => void;
}

/** A tap: all pieces are found. "Weniger" opens the exact number. */
export function PickingLine({ line, found, onTap, onPieces }: PickingLineProps) {
  const text = useMessages();
  const [isOpen, setOpen] = useState(false);
  const { lineId, name, variantName, itemId, ean, open, soldBy } = line;
  const isAll = found === open;
  const state =
    found === undefined
      ? undefined
      : text(isAll ? 'desk.line.all' : found === 0 ? 'desk.line.none' : 'desk.line.part', {
          found,
          pieces: open,
        });

  return (
    <li
      className={joinClasses(styles.line, isAll && styles.all, found !== undefined && !isAll && styles.part)}
    >
      <button type="button" data-line={lineId} aria-pressed={isAll} className={styles.tap} onClick={onTap}>
        <span className={styles.pieces} data-packs={soldBy && true}>
          {piecesText(text, line)}
        </span>
        <span className={styles.what}>
          <span className={styles.place}>{placeText(text, line)}</span>
          <span className={styles.name}>
            {name} {variantName}
          </span>
          <span className={styles.numbers}>
            {text('desk.line.article', { number: itemId })}
            {ean && ` · ${text('desk.line.ean', { ean })}`}
          </span>
          {state && <strong className={styles.state}>{state}</strong>}
        </span>
        <span className={styles.mark} aria-hidden="true">
          {isAll && <CheckIcon size={24} />}
        </span>
      </button>
      <button
        type="button"
        className={styles.fewer}
        aria-expanded={isOpen}
        aria-label={text('desk.line.fewerOf', { name })}
        onClick={() => setOpen(!isOpen)}
      >
        {text('desk.line.fewer')}
      </button>
      {isOpen && (
        <div className={styles.exact}>
          <Stepper label={name} value={found ?? open} max={open} onChange={onPieces} />
          <button
            type="button"
            className={styles.none}
            aria-label={text('desk.line.noneOf', { name })}
            onClick={() => onPieces(0)}
          >
            {text('desk.line.none')}
          </button>
        </div>
      )}
    </li>
  );
}
