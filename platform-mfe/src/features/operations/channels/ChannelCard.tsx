import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { parseInstant } from '@fachwerk/shared/time';
import { Accordion, Button, UndoIcon } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { actorText } from '../base/audit-line';
import { bareVersion, channelKey, channelName, wayBack } from '../base/channel';
import { percentText } from '../base/figures-text';
import { useOperations } from '../base/operations-context';
import { StateBadge } from '../base/StateBadge';
import { VersionText } from '../base/VersionText';
import { useOperationsTime } from '../time/use-operations-time';
import styles from './ChannelCard.module.css';
import { VersionList } from './VersionList';

/** One release channel: its stable version, its rollout, and the two actions. */
export function ChannelCard({ channel }: { channel: ChannelStatus }) {
  const text = useMessages();
  const time = useOperationsTime();
  const { channels, now, begin } = useOperations();
  const name = channelName(channel, channels);
  const { rollout, stable, lastGood } = channel;
  const key = channelKey(channel);
  const age = (parseInstant(now).getTime() - parseInstant(channel.changedAt).getTime()) / 1000;

  return (
    <article className={styles.channel} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.facts}>
        <p>
          {stable ? (
            <>
              {text('operations.live.stable')} <VersionText>{bareVersion(stable)}</VersionText>
            </>
          ) : (
            text('operations.live.noStable')
          )}
        </p>
        <p className={styles.muted}>
          {text(channel.changedBy ? 'operations.live.sinceBy' : 'operations.live.since', {
            at: time.full(channel.changedAt),
            duration: time.duration(age),
            who: channel.changedBy ? actorText(channel.changedBy, text) : '',
          })}
          {' · '}
          {lastGood && lastGood !== stable
            ? text('operations.live.lastGood', { version: bareVersion(lastGood) })
            : text('operations.live.noLastGood')}
        </p>
        {rollout && (
          <p className={styles.candidate}>
            <StateBadge state={rollout.state} />
            {text('operations.live.candidate')} <VersionText>{bareVersion(rollout.version)}</VersionText>
            {rollout.endedAt === null && (
              <span>{text('operations.live.percent', { percent: percentText(rollout.percent) })}</span>
            )}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {wayBack(channel) && (
          <Button
            variant="danger"
            icon={<UndoIcon size={20} />}
            aria-label={text('operations.rollBack.of', { name })}
            onClick={() => begin({ kind: 'roll-back', channel: key })}
          >
            {text('operations.rollBack.open')}
          </Button>
        )}
        <Button
          disabled={channel.versions.length === 0}
          aria-label={text('operations.rollOut.of', { name })}
          onClick={() => begin({ kind: 'roll-out', channel: key })}
        >
          {text('operations.rollOut.open')}
        </Button>
      </div>
      <Accordion
        className={styles.more}
        title={text('operations.versions.title')}
        note={text('operations.versions.count', { count: channel.versions.length })}
      >
        <VersionList channel={channel} name={name} />
      </Accordion>
    </article>
  );
}
