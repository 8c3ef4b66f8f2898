import { readRollout } from '@fachwerk/shared/calls';
import { parseInstant } from '@fachwerk/shared/time';
import { Button, Card, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useCallback } from 'react';
import { actorText } from '../base/audit-line';
import { channelKey, channelName } from '../base/channel';
import { bareVersion } from '../base/channel';
import { percentText } from '../base/figures-text';
import { useOperations } from '../base/operations-context';
import { StateBadge } from '../base/StateBadge';
import { VersionText } from '../base/VersionText';
import { Waiting } from '../base/Waiting';
import { usePolled } from '../registry/use-polled';
import { useOperationsTime } from '../time/use-operations-time';
import { ComparisonCharts } from './ComparisonCharts';
import { DecisionBox } from './DecisionBox';
import { OutcomeBox } from './OutcomeBox';
import { RolloutActions } from './RolloutActions';
import styles from './RolloutCard.module.css';

const EVERY_MS = 10_000;
/** A rollout that ended does not change any more. */
const NEVER_MS = 2_000_000_000;

export function RolloutCard({
  id,
  isPaused,
  onDismiss,
}: {
  id: number;
  isPaused: boolean;
  onDismiss(): void;
}) {
  const text = useMessages();
  const time = useOperationsTime();
  const { client, channels, now } = useOperations();
  const live = channels.find(({ rollout }) => rollout?.id === id)?.rollout ?? null;
  const rolledBack = channels.find((channel) => channel.rolledBack?.id === id)?.rolledBack;
  const isOpen = live !== null && live.endedAt === null;
  const load = useCallback(
    (signal: AbortSignal) => client.call(readRollout, { params: { id: String(id) }, signal }),
    [client, id],
  );
  const { value: history, error } = usePolled(load, isOpen ? EVERY_MS : NEVER_MS, isPaused);
  const rollout = live ?? rolledBack ?? history?.rollout;
  if (!rollout) return <Waiting text={text('operations.loading')} />;

  const comparison = live?.comparison ?? history?.comparison;
  const channel = { mfe: rollout.mfe, major: rollout.major };
  const name = channelName(channel, channels);
  const age = (instant: string) =>
    time.duration((parseInstant(now).getTime() - parseInstant(instant).getTime()) / 1000);

  return (
    <Card as="article" className={styles.card} aria-label={text('operations.rollouts.of', { name })}>
      <header className={styles.head}>
        <div>
          <h3 className={styles.name}>
            {name} <VersionText>{bareVersion(rollout.version)}</VersionText>
          </h3>
          <p className={styles.muted}>
            {text('operations.rollouts.started', {
              at: time.full(rollout.startedAt),
              who: actorText(rollout.startedBy, text),
            })}
            {rollout.base && (
              <>
                {' · '}
                {text('operations.rollouts.base', { version: bareVersion(rollout.base) })}
              </>
            )}
          </p>
        </div>
        <StateBadge state={rollout.state} />
      </header>
      {rollout.endedAt === null ? (
        <>
          <p className={styles.share}>
            <span className={styles.percent}>{percentText(rollout.percent)}</span>
            <span>{text('operations.rollouts.share', { duration: age(rollout.stageSince) })}</span>
          </p>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.part} style={{ width: `${Math.max(0.5, rollout.percent)}%` }} />
          </span>
          <DecisionBox rollout={rollout} comparison={comparison} />
          {/* Above the charts: on a phone they are four screens long, and the way back must not wait. */}
          <RolloutActions rollout={rollout} channel={channelKey(channel)} />
        </>
      ) : (
        <OutcomeBox rollout={rollout} />
      )}
      {history && comparison && <ComparisonCharts history={history} comparison={comparison} now={now} />}
      {!history && !error && <Waiting text={text('operations.loading')} />}
      {error && error.kind !== 'signed-out' && (
        <MessageBox tone="warning">{text('operations.rollouts.noHistory')}</MessageBox>
      )}
      {rollout.endedAt !== null && (
        <Button className={styles.dismiss} onClick={onDismiss}>
          {text('operations.rollouts.dismiss')}
        </Button>
      )}
    </Card>
  );
}
