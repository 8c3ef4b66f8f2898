import { useMessages } from '@fachwerk/shared/widget';
import { Stepper } from '../orders/Stepper';
import { type ChoosableLine, type Chosen, piecesOf } from './case-pieces';
import styles from './CasesTab.module.css';

interface PieceListProps {
  /** Names the list for assistive technology. */
  label: string;
  lines: readonly ChoosableLine[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  untouched?: 'all' | 'none';
}

/** Pieces of each line, by two large buttons. */
export function PieceList({ label, lines, chosen, onChange, untouched = 'all' }: PieceListProps) {
  const text = useMessages();
  return (
    <ul className={styles.lines} aria-label={text('desk.cases.pieces', { what: label })}>
      {lines.map((line) => (
        <li key={line.lineId}>
          <span>{line.name}</span>
          <Stepper
            label={line.name}
            value={piecesOf(chosen, line, untouched)}
            max={line.max}
            onChange={(value) => onChange({ ...chosen, [line.lineId]: value })}
          />
        </li>
      ))}
    </ul>
  );
}
