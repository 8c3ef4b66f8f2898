import { readDeskItem } from '@fachwerk/shared/calls';
import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type DeskAction, isItemAction, type ItemAction, secondsSince } from '../action/desk-action';
import { agoText } from '../base/ago-text';
import { useDesk } from '../base/desk-context';
import { movementBefore } from '../queue/next-action';
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
  const { api, desk, items, queue, queueState, announce } = useDesk();
  const more = actions.length - SHOWN;

  async function drop(action: ItemAction, about: string): Promise<void> {
    const result = await queue.drop(action);
    announce(text(`desk.queue.${result}`, { about }));
    if (result !== 'notDropped') onDropped?.();
    if (result === 'droppedTried') await readAgain(action.itemId);
  }
  async function readAgain(itemId: string): Promise<void> {
    try {
      await items.put(await api.call(readDeskItem, { query: { code: itemId } }));
    } catch {
      // Without a connection the item stays as it was answered last.
    }
  }
  function hintOf(action: DeskAction): string | undefined {
    if (isItemAction(action) && action.triedAt !== undefined && queueState.run?.sending !== action.id)
      return text('desk.queue.tried');
    const movement = movementBefore(queueState.actions, action);
    return movement && text('desk.queue.afterMovement', actionText(text, movement));
  }

  return (
    <>
      <ul className={styles.list}>
        {actions.slice(0, SHOWN).map((action) => {
          const { about, what } = actionText(text, action);
          const hint = hintOf(action);
          return (
            <li key={action.id} className={styles.action}>
              <ActionText action={action} />
              {hint !== undefined && <p className={styles.hint}>{hint}</p>}
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
