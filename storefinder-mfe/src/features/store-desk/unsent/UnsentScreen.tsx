import { Button, Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import { subjectOf } from '../action/desk-action';
import { useDesk } from '../base/desk-context';
import { backKey } from '../base/desk-names';
import { placeHref } from '../base/desk-place';
import { unsentActions } from '../queue/next-action';
import { ActionList } from './ActionList';
import { RefusedAction } from './RefusedAction';
import styles from './UnsentScreen.module.css';

/** The actions that are not sent yet, and those that were refused. */
export function UnsentScreen() {
  const text = useMessages();
  const { desk, person, queue, queueState } = useDesk();
  const { actions, run } = queueState;
  const { refused, held, colleagues, waiting, others } = unsentActions(actions, {
    desk,
    number: person.number,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  useEffect(focusHeading, []);

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
                rest={held.filter((one) => subjectOf(one) === subjectOf(action))}
              />
            ))}
          </ul>
        </Section>
      )}
      {waiting.length > 0 && (
        <Section headline={text('desk.queue.waiting', { count: waiting.length })}>
          <ActionList actions={waiting} onDropped={focusHeading} />
          <Button onClick={() => void queue.run()}>{text('desk.queue.sendNow')}</Button>
        </Section>
      )}
      {colleagues.length > 0 && (
        <Section headline={text('desk.queue.colleagues', { count: colleagues.length })}>
          <p>{text('desk.queue.colleaguesHelp')}</p>
          <ActionList actions={colleagues} onDropped={focusHeading} />
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
