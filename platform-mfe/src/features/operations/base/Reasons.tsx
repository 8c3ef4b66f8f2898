import type { Reason } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import { useOperationsTime } from '../time/use-operations-time';
import { reasonText } from './reason-text';
import styles from './Reasons.module.css';

export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const t = useMessages();
  const time = useOperationsTime();
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason.text} lang={reason.key === 'gate' ? 'en' : undefined}>
          {reasonText(reason, t, time.full)}
        </li>
      ))}
    </ul>
  );
}
