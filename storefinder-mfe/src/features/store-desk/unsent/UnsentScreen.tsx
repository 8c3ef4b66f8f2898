import { Button, Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import { type DeskAction, secondsSince } from '../action/desk-action';
import { agoText } from '../base/ago-text';
import { useDesk } from '../base/desk-context';
import { backKey } from '../base/desk-names';
import { placeHref } from '../base/desk-place';
import { actionsOfOthers, heldActions } from '../queue/next-action';
import { refusalText } from '../queue/refusal-text';
import styles from './UnsentScreen.module.css';

/** More would only be scrolled past; the number of the others is stated. */
const SHOWN = 50;

/** The actions that are not sent yet, and those that were refused. */
export function UnsentScreen() {
  const text = useMessages();
  const { desk, queue, queueState } = useDesk();
  const { actions, run } = queueState;
  const own = actions.filter((action) => action.desk === desk);
  const refused = own.filter(({ refusal }) => refusal);
  const held = heldActions(own);
  const waiting = own.filter((action) => !action.refusal && !held.includes(action));
  const others = actionsOfOthers(actions, desk);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.screen}>
      <h2 ref={heading} tabIndex={-1}>
        {text('desk.queue.title')}
      </h2>
      <p>
        <a href={placeHref('orders')}>{text(backKey(desk))}</a>
      </p>
      {actions.length === 0 && <p>{text('desk.queue.empty')}</p>}
      {run && run.total > 0 && (
        <div>
          <p id="desk-progress">{text('desk.queue.progress', { done: run.done, total: run.total })}</p>
          <progress
            aria-labelledby="desk-progress"
            max={run.total}
            value={run.done}
            className={styles.progress}
          />
        </div>
      )}
      {refused.length > 0 && (
        <Section headline={text('desk.queue.refusedTitle')}>
          <ul className={styles.list}>
            {refused.map((action) => (
              <RefusedAction
                key={action.id}
                action={action}
                rest={held.filter(({ orderId }) => orderId === action.orderId)}
              />
            ))}
          </ul>
        </Section>
      )}
      {waiting.length > 0 && (
        <Section headline={text('desk.queue.waiting', { count: waiting.length })}>
          <ActionList actions={waiting} />
          <Button onClick={() => void queue.run()}>{text('desk.queue.sendNow')}</Button>
        </Section>
      )}
      {others.length > 0 && (
        <Section headline={text('desk.queue.others', { count: others.length })}>
          <p>{text('desk.queue.othersHelp')}</p>
          <ActionList actions={others} />
        </Section>
      )}
    </div>
  );
}

function ActionList({ actions }: { actions: readonly DeskAction[] }) {
  const text = useMessages();
  const more = actions.length - SHOWN;
  return (
    <>
      <ul className={styles.list}>
        {actions.slice(0, SHOWN).map((action) => (
          <li key={action.id}>
            <ActionText action={action} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{text('desk.queue.more', { count: more })}</p>}
    </>
  );
}

function ActionText({ action }: { action: DeskAction }) {
  const text = useMessages();
  return (
    <span>
      <strong>{action.orderNumber}</strong> {text(`desk.action.${action.name}`)}{' '}
      <span className={styles.muted}>
        {agoText(text, secondsSince(action, Date.now()))} · {action.recordedBy}
      </span>
    </span>
  );
}

function RefusedAction({ action, rest }: { action: DeskAction; rest: readonly DeskAction[] }) {
  const text = useMessages();
  const { queue, announce } = useDesk();
  const confirm = (what: 'send' | 'drop') => {
    announce(text('desk.queue.confirmed'));
    void queue.confirmRefusal(action, what);
  };

  return (
    <li className={styles.refused}>
      <ActionText action={action} />
      <p>{refusalText(text, action)}</p>
      <p>
        <a href={placeHref('orders', action.orderId)}>
          {text('desk.order.open', { number: action.orderNumber })}
        </a>
      </p>
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
