import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type DeskAction, isItemAction, secondsSince } from '../action/desk-action';
import { agoText } from '../base/ago-text';
import { useDesk } from '../base/desk-context';
import { actionText } from './action-text';
import styles from './UnsentScreen.module.css';

/** More would only be scrolled past; the number of the others is stated. */
const SHOWN = 50;

interface ActionListProps {
  actions: readonly DeskAction[];
  /** Its button had the focus. */
  onDropped?: () => void;
}

/** Counts and prices can be deleted before they are sent; what was done with an order has happened. */
export function ActionList({ actions, onDropped }: ActionListProps) {
  const text = useMessages();
  const { desk, queue, queueState, announce } = useDesk();
  const more = actions.length - SHOWN;

  async function drop(action: DeskAction, about: string): Promise<void> {
    const isDropped = await queue.drop(action);
    announce(text(isDropped ? 'desk.queue.dropped' : 'desk.queue.notDropped', { about }));
    if (isDropped) onDropped?.();
  }

  return (
    <>
      <ul className={styles.list}>
        {actions.slice(0, SHOWN).map((action) => {
          const { about, what } = actionText(text, action);
          return (
            <li key={action.id} className={styles.action}>
              <ActionText action={action} />
              {isItemAction(action) && action.desk === desk && queueState.run?.sending !== action.id && (
                <Button
                  aria-label={text('desk.queue.dropOf', { about, what })}
                  onClick={() => void drop(action, about)}
                >
                  {text('desk.queue.drop')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{text('desk.queue.more', { count: more })}</p>}
    </>
  );
}

export function ActionText({ action }: { action: DeskAction }) {
  const text = useMessages();
  const { about, what } = actionText(text, action);
  return (
    <span>
      <strong className={isItemAction(action) ? styles.item : undefined}>{about}</strong> {what}{' '}
      <span className={styles.muted}>
        {agoText(text, secondsSince(action, Date.now()))} · {action.recordedBy}
      </span>
    </span>
  );
}
