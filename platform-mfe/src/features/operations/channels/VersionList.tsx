import type { ChannelStatus } from '@fachwerk/shared/contracts';
import { Badge, Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { actorText } from '../base/audit-line';
import { bareVersion, channelKey, openRollout } from '../base/channel';
import { bytesText } from '../base/figures-text';
import { useOperations } from '../base/operations-context';
import { VersionText } from '../base/VersionText';
import { PassportHistory } from '../passports/PassportHistory';
import { useOperationsTime } from '../time/use-operations-time';
import styles from './VersionList.module.css';

export function VersionList({ channel, name }: { channel: ChannelStatus; name: string }) {
  const text = useMessages();
  const time = useOperationsTime();
  const { channels, begin } = useOperations();
  const key = channelKey(channel);
  const isOneOfSeveral = channels.some(({ mfe, major }) => mfe === channel.mfe && major !== channel.major);

  function roleOf(version: string): string | null {
    if (version === channel.stable) return 'stable';
    if (version === openRollout(channel)?.version) return 'candidate';
    return version === channel.lastGood ? 'lastGood' : null;
  }

  return (
    <div className={styles.versions}>
      {channel.versions.length === 0 && <p className={styles.muted}>{text('operations.versions.none')}</p>}
      <ul role="list" className={styles.list}>
        {channel.versions.map((one) => {
          const role = roleOf(one.version);
          const version = bareVersion(one.version);
          return (
            <li key={one.version} className={styles.version}>
              <div className={styles.facts}>
                <p className={styles.title}>
                  <VersionText>{version}</VersionText>
                  {role && <Badge>{text(`operations.versions.role.${role}`)}</Badge>}
                </p>
                <p className={styles.muted}>
                  {text('operations.versions.published', {
                    at: time.full(one.publishedAt),
                    who: one.author ?? actorText(one.publishedBy, text),
                  })}
                  {' · '}
                  {bytesText(one.bytes)}
                  {one.commit &&
                    ` · ${text('operations.versions.commit', { commit: one.commit.slice(0, 10) })}`}
                </p>
              </div>
              <div className={styles.actions}>
                <Button
                  variant="quiet"
                  aria-label={text('operations.preview.of', { version })}
                  onClick={() => begin({ kind: 'preview', channel: key, version: one.version })}
                >
                  {text('operations.preview.open')}
                </Button>
                {role !== 'stable' && (
                  <Button
                    variant="quiet"
                    aria-label={text('operations.rollOut.of', { name: version })}
                    onClick={() => begin({ kind: 'roll-out', channel: key, version: one.version })}
                  >
                    {text('operations.rollOut.open')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {channel.mfe !== 'shell' && <PassportHistory mfe={channel.mfe} name={name} />}
      {isOneOfSeveral && (
        <Button className={styles.retire} onClick={() => begin({ kind: 'retire', channel: key })}>
          {text('operations.retire.open', { name })}
        </Button>
      )}
    </div>
  );
}
