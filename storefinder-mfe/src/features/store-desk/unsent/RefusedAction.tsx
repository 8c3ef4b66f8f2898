import { Button } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type DeskAction, isItemAction } from '../action/desk-action';
import { useDesk } from '../base/desk-context';
import { placeHref } from '../base/desk-place';
import { refusalText } from '../queue/refusal-text';
import { ActionList, ActionText } from './ActionList';
import styles from './UnsentScreen.module.css';

interface RefusedActionProps {
  action: DeskAction;
  /** What was recorded later about the same, and waits until this is read. */
  rest: readonly DeskAction[];
  /** What it is about is on the screen already. */
  isShown?: boolean;
}

export function RefusedAction({ action, rest, isShown = false }: RefusedActionProps) {
  const text = useMessages();
  const { queue, announce } = useDesk();
  const isItem = isItemAction(action);
  const confirm = (what: 'send' | 'drop') => {
    announce(text('desk.queue.confirmed'));
    void queue.confirmRefusal(action, what);
  };

  return (
    <li className={styles.refused}>
      <ActionText action={action} />
      <p>{refusalText(text, action)}</p>
      {!isShown && (
        <p>
          <a href={isItem ? placeHref('items', action.itemId) : placeHref('orders', action.orderId)}>
            {isItem
              ? text('desk.items.open', { name: action.itemName })
              : text('desk.order.open', { number: action.orderNumber })}
          </a>
        </p>
      )}
      {rest.length > 0 && (
        <>
          <p>{text('desk.queue.held', { count: rest.length })}</p>
          <ActionList actions={rest} />
        </>
      )}
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => confirm('send')}>
          {text(rest.length > 0 ? 'desk.queue.confirmAndSend' : 'desk.queue.confirm')}
        </Button>
        {rest.length > 0 && (
          <Button variant="danger" onClick={() => confirm('drop')}>
            {text('desk.queue.confirmAndDrop')}
          </Button>
        )}
      </div>
    </li>
  );
}
