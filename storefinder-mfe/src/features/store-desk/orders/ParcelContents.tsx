import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { DeskLine } from '../shelf/order-on-desk';
import { type Picked, setPieces } from './picked';
import { piecesText } from './pieces-text';
import styles from './ShipForm.module.css';
import { Stepper } from './Stepper';

interface ParcelContentsProps {
  lines: readonly DeskLine[];
  /** Undefined: everything that is open is in the parcel. */
  pieces: Picked | undefined;
  onPieces: (pieces: Picked) => void;
  error: string | undefined;
}

/** What is in the parcel: everything, or a part by exact numbers. */
export function ParcelContents({ lines, pieces, onPieces, error }: ParcelContentsProps) {
  const text = useMessages();
  const forAdults = lines.filter(({ checks }) => checks.includes('AGE'));

  return (
    <section className={styles.part} aria-label={text('desk.parcel.inside')}>
      <h4 className={styles.inside}>{text('desk.parcel.inside')}</h4>
      {forAdults.length > 0 && (
        <MessageBox tone="warning">
          <p>{text('desk.parcel.age', { names: forAdults.map(({ name }) => name).join(', ') })}</p>
        </MessageBox>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineId}>
            <span>
              {piecesText(text, line)} {line.name} {line.variantName}
            </span>
            {pieces && (
              <Stepper
                label={line.name}
                value={pieces[line.lineId] ?? line.open}
                max={line.open}
                onChange={(value) => onPieces(setPieces(pieces, line, value))}
              />
            )}
          </li>
        ))}
      </ul>
      {pieces ? (
        <p>{text('desk.parcel.partHelp')}</p>
      ) : (
        <Button onClick={() => onPieces({})}>{text('desk.parcel.part')}</Button>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </section>
  );
}
