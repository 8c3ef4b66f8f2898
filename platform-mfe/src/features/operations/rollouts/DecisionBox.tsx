import type { Comparison, Rollout } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { Reasons } from '../base/Reasons';

const TONES = { wait: 'info', advance: 'success', hold: 'warning', 'roll-back': 'error' } as const;

/** The decision of the rules now, with its reasons. */
export function DecisionBox({
  rollout,
  comparison,
}: {
  rollout: Rollout;
  comparison: Comparison | undefined;
}) {
  const text = useMessages();
  if (!comparison) return null;
  const isHeld = rollout.state === 'held';
  const { decision, reasons } = comparison;

  return (
    <MessageBox
      tone={isHeld && decision !== 'roll-back' ? 'warning' : TONES[decision]}
      title={text(`operations.decision.${isHeld && decision !== 'roll-back' ? 'held' : decision}`)}
    >
      <Reasons reasons={reasons} />
    </MessageBox>
  );
}
