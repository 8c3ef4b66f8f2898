import { Lines } from './Lines';
import { COLOURS } from './mail-colours';

/** Received or decided values with their names. */
export const MailFacts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="facts" style={styles.list}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="muted" style={styles.name}>
          {name}
        </dt>
        <dd style={styles.value}>
          <Lines text={value} />
        </dd>
      </div>
    ))}
  </dl>
);

const styles = {
  list: { margin: '24px 0', padding: '16px 16px 4px', background: COLOURS.wash },
  name: { color: COLOURS.muted, fontSize: 14 },
  value: { margin: '0 0 12px', fontWeight: 700 },
};
