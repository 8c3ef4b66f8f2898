import { Button, Card, EmptyState, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { auditLine } from '../base/audit-line';
import { useOperations } from '../base/operations-context';
import { reasonText } from '../base/reason-text';
import { Section } from '../base/Section';
import { Waiting } from '../base/Waiting';
import { useOperationsTime } from '../time/use-operations-time';
import styles from './AuditSection.module.css';
import { useAuditLog } from './use-audit-log';

export function AuditSection({ isPaused, changes }: { isPaused: boolean; changes: number }) {
  const text = useMessages();
  const time = useOperationsTime();
  const { client } = useOperations();
  const log = useAuditLog(client, isPaused, changes);

  return (
    <Section name="audit" title={text('operations.audit.title')} intro={text('operations.audit.intro')}>
      {log.hasFailed && <MessageBox tone="warning">{text('operations.audit.unavailable')}</MessageBox>}
      {!log.entries && !log.hasFailed && <Waiting text={text('operations.loading')} />}
      {log.entries?.length === 0 && (
        <EmptyState headingLevel={3} title={text('operations.audit.empty')}>
          {text('operations.audit.emptyText')}
        </EmptyState>
      )}
      {log.entries && log.entries.length > 0 && (
        <Card as="ol" role="list" className={styles.list}>
          {log.entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <time className={styles.time} dateTime={entry.at}>
                {time.full(entry.at)}
              </time>
              <div className={styles.what}>
                <p className={styles.line}>{auditLine(entry, text)}</p>
                {entry.reasons.length > 0 ? (
                  <p className={styles.detail}>
                    {entry.reasons.map((reason) => reasonText(reason, text, time.full)).join(' ')}
                  </p>
                ) : (
                  <p className={styles.detail} lang="en">
                    {entry.text}
                  </p>
                )}
              </div>
            </li>
          ))}
        </Card>
      )}
      {log.hasMoreFailed && (
        <MessageBox tone="error" isLive>
          {text('operations.audit.moreFailed')}
        </MessageBox>
      )}
      {log.entries && log.hasMore && (
        <Button className={styles.more} isPending={log.isLoadingMore} onClick={() => void log.loadMore()}>
          {text('operations.audit.more')}
        </Button>
      )}
    </Section>
  );
}
