import { Card } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { ItemAction } from '../action/desk-action';
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
  const waiting = actions.filter(({ refusal }) => !refusal);
  return (
    <Card as="section" className={styles.part}>
      <h3>{text('desk.queue.title')}</h3>
      {refused.length > 0 ? (
        <ul className={styles.refused}>
          {refused.map((action, index) => (
            <RefusedAction key={action.id} action={action} rest={index === 0 ? waiting : []} />
          ))}
        </ul>
      ) : (
        <>
          <p>{text('desk.items.unsentHelp')}</p>
          <ActionList actions={waiting} onDropped={onDropped} />
        </>
      )}
    </Card>
  );
}
