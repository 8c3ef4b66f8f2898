import type { Rollout } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { actorText } from '../base/audit-line';
import { bareVersion } from '../base/channel';
import { Reasons } from '../base/Reasons';
import { useOperationsTime } from '../time/use-operations-time';

/** The outcome of a watched rollout; a live region, because a rollout may end by itself. */
export function OutcomeBox({ rollout }: { rollout: Rollout }) {
  const text = useMessages();
  const time = useOperationsTime();
  const { state, version, base, endedAt, endedBy, reasons } = rollout;
  const values = { version: bareVersion(version), base: base ? bareVersion(base) : '' };
  const key = state === 'rolled-back' && !base ? 'rolled-back-first' : state;

  return (
    <MessageBox
      tone={state === 'finished' ? 'success' : 'warning'}
      isLive
      title={text(`operations.outcome.${key}`, values)}
    >
      {endedAt && (
        <p>
          {text('operations.outcome.by', {
            at: time.full(endedAt),
            who: actorText(endedBy ?? 'registry', text),
          })}
        </p>
      )}
      <Reasons reasons={reasons} />
    </MessageBox>
  );
}
