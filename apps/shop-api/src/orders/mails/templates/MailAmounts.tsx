import { COLOURS } from '../../../kernel/mail/components/mail-colours';

export interface Amount {
  name: string;
  /** Below the name. */
  notes?: readonly string[];
  value: string;
  isTotal?: boolean;
}

/** Names with amounts at the right edge. Clients without floats show the amount below its name. */
export const MailAmounts = ({ amounts }: { amounts: readonly Amount[] }) => (
  <dl style={styles.list}>
    {amounts.map(({ name, notes = [], value, isTotal = false }, index) => (
      <div
        className="row"
        key={index}
        style={isTotal ? { ...styles.row, fontWeight: 700, fontSize: 18 } : styles.row}
      >
        <dt style={styles.name}>
          {name}
          {notes.map((note) => (
            <span className="muted" key={note} style={styles.note}>
              {` (${note})`}
            </span>
          ))}
        </dt>
        <dd style={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

const styles = {
  list: { margin: '16px 0' },
  row: { overflow: 'hidden', padding: '8px 0', borderBottom: `1px solid ${COLOURS.line}` },
  name: { float: 'left', width: '70%', overflowWrap: 'anywhere' },
  note: { color: COLOURS.muted, fontSize: 14, fontWeight: 400 },
  value: { float: 'right', width: '28%', margin: 0, textAlign: 'right', whiteSpace: 'nowrap' },
} as const;
