import { useMessages } from '@fachwerk/shared/widget';
import styles from './AppSimulator.module.css';
import type { LoggedMessage } from './use-simulator';

/** All messages, the latest first. */
export function MessageLog({ log }: { log: readonly LoggedMessage[] }) {
  const text = useMessages();
  if (log.length === 0) return <p className={styles.muted}>{text('simulator.none')}</p>;
  return (
    <ol className={styles.log} reversed aria-label={text('simulator.messages')}>
      {[...log].reverse().map(({ id, from, method, text: sent, fault }) => (
        <li key={id} data-from={from}>
          <span className={styles.way}>
            {text(`simulator.from.${from}`)} <code>{method}</code>
          </span>
          <code className={styles.text}>{sent}</code>
          {fault !== undefined && <p className={styles.fault}>{text('simulator.fault', { fault })}</p>}
        </li>
      ))}
    </ol>
  );
}
