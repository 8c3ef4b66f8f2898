import { Button, IconButton, LockIcon } from '@fachwerk/shared/ui';
import { failureText, useAction, useMessages } from '@fachwerk/shared/widget';
import { useDesk } from './base/desk-context';
import { deskName } from './base/desk-names';
import { isOpened, placeHref, useDeskPlace } from './base/desk-place';
import styles from './DeskHead.module.css';
import type { SessionState, StaffSession } from './session/staff-session';

/** Who works where, and how much is not sent yet. */
export function DeskHead({ session, state }: { session: StaffSession; state: SessionState }) {
  const text = useMessages();
  const { person, desk, queueState } = useDesk();
  const { actions, run } = queueState;
  const isCompact = isOpened(useDeskPlace());
  const locking = useAction(() => session.lock());
  const leaving = useAction(() => session.signOut());
  const failed = [locking.state, leaving.state].find(({ status }) => status === 'failed');
  const name = state.staff?.deskName ?? deskName(text, desk);

  return (
    <header className={styles.head} data-compact={isCompact || undefined}>
      <p className={styles.who}>
        <strong>{person.name}</strong>
        {!isCompact && (
          <span className={styles.where}>
            {name} · {text(`desk.role.${person.role}`)}
          </span>
        )}
      </p>
      <a className={styles.unsent} href={placeHref('queue')} data-unsent={actions.length > 0 || undefined}>
        {run && run.total > 1
          ? text('desk.queue.progress', { done: run.done, total: run.total })
          : text('desk.queue.unsent', { count: actions.length })}
      </a>
      {isCompact ? (
        <IconButton label={text('desk.changePerson')} onClick={() => void locking.run(undefined)}>
          <LockIcon size={20} />
        </IconButton>
      ) : (
        <div className={styles.actions}>
          <Button size="small" isPending={locking.isPending} onClick={() => void locking.run(undefined)}>
            {text('desk.changePerson')}
          </Button>
          <Button size="small" isPending={leaving.isPending} onClick={() => void leaving.run(undefined)}>
            {text('desk.signOut')}
          </Button>
        </div>
      )}
      {failed?.status === 'failed' && (
        <p className={styles.failure} role="alert">
          {failureText(text, failed.error)}
        </p>
      )}
    </header>
  );
}
