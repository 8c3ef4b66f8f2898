import type { Comparison, Rollout } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './DecisionBox.module.css';

const TONES = { wait: 'info', advance: 'success', hold: 'warning', 'roll-back': 'error' } as const;

/** What the rules say now, and why, in the registry's own words. */
export function DecisionBox({
  rollout,
  comparison,
}: {
  rollout: Rollout;
  comparison: Comparison | undefined;
}) {
  const t = useMessages();
  if (!comparison) return null;
  const isHeld = rollout.state === 'held';
  const { decision, reasons } = comparison;

  return (
    <MessageBox
      tone={isHeld && decision !== 'roll-back' ? 'warning' : TONES[decision]}
      title={t(`operations.decision.${isHeld && decision !== 'roll-back' ? 'held' : decision}`)}
    >
      {isHeld && rollout.reason && <p lang="en">{rollout.reason}</p>}
      {reasons.length > 0 && (
        <ul className={styles.reasons} lang="en">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </MessageBox>
  );
}
