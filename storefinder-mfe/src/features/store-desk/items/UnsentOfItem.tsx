import { Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type ItemAction, subjectOf } from '../action/desk-action';
import { heldActions } from '../queue/next-action';
import { ActionList } from '../unsent/ActionList';
import { RefusedAction } from '../unsent/RefusedAction';
import styles from './ItemsTab.module.css';

interface UnsentOfItemProps {
  actions: readonly ItemAction[];
  onDropped: () => void;
}

/** What this device has recorded of the item, and the shop does not have. */
export function UnsentOfItem({ actions, onDropped }: UnsentOfItemProps) {
  const text = useMessages();
  const refused = actions.filter(({ refusal }) => refusal);
  const held = heldActions(actions);
  const waiting = actions.filter((one) => !one.refusal && !held.includes(one));
  return (
    <>
      {refused.length > 0 && (
        <Card as="section" className={styles.part}>
          <h3>{text('desk.queue.refusedTitle')}</h3>
          <ul className={styles.refused}>
            {refused.map((action) => (
              <RefusedAction
                key={action.id}
                isShown
                action={action}
                rest={held.filter((one) => subjectOf(one) === subjectOf(action))}
              />
            ))}
          </ul>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card as="section" className={styles.part}>
          <h3>{text('desk.queue.title')}</h3>
          <p>{text('desk.items.unsentHelp')}</p>
          <ActionList actions={waiting} onDropped={onDropped} />
        </Card>
      )}
    </>
  );
}
