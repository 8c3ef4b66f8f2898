import type { Rollout } from '@fachwerk/shared/contracts';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { actorText } from '../audit/audit-line';
import { bareVersion } from '../channels/channel';
import { useOperationsTime } from '../time/use-operations-time';

/** How a rollout ended that somebody watched: said aloud, for it may have ended by itself. */
export function OutcomeBox({ rollout }: { rollout: Rollout }) {
  const t = useMessages();
  const time = useOperationsTime();
  const { state, version, base, endedAt, endedBy, reason } = rollout;
  const values = { version: bareVersion(version), base: base ? bareVersion(base) : '' };
  const key = state === 'rolled-back' && !base ? 'rolled-back-first' : state;

  return (
    <MessageBox
      tone={state === 'finished' ? 'success' : 'warning'}
      isLive
      title={t(`operations.outcome.${key}`, values)}
    >
      {endedAt && (
        <p>
          {t('operations.outcome.by', { at: time.full(endedAt), who: actorText(endedBy ?? 'registry', t) })}
        </p>
      )}
      {reason && <p lang="en">{reason}</p>}
    </MessageBox>
  );
}
