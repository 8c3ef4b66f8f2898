import type { DeskCaseLine } from '@fachwerk/shared/contracts';
import { formatPieces, SHOP_LOCALE } from '@fachwerk/shared/format';
import { type Translate, useMessages } from '@fachwerk/shared/widget';
import { nameOf } from './case-pieces';
import styles from './CasesTab.module.css';

interface LineStatesProps {
  lines: readonly DeskCaseLine[];
  textOf: (text: Translate, line: DeskCaseLine) => string;
}

/** What has become of the pieces of each line. */
export function LineStates({ lines, textOf }: LineStatesProps) {
  const text = useMessages();
  return (
    <ul className={styles.lineStates}>
      {lines.map((line) => (
        <li key={line.lineId}>
          {formatPieces(line.pieces, nameOf(line), SHOP_LOCALE)}
          <span className={styles.muted}>{textOf(text, line)}</span>
        </li>
      ))}
    </ul>
  );
}
