import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useDesk } from '../base/desk-context';
import { isOpened, placeHref, useDeskPlace } from '../base/desk-place';
import { unsentActions } from '../queue/next-action';

/** What keeps recorded actions from being sent, above every tab. */
export function UnsentNotices() {
  const text = useMessages();
  const { desk, person, queueState } = useDesk();
  const { actions, stop } = queueState;
  const isCompact = isOpened(useDeskPlace());
  const unsent = unsentActions(actions, { desk, number: person.number });
  const refused = unsent.refused.length;
  const others = unsent.others.length;
  const waiting = unsent.waiting.length;

  return (
    <>
      {refused > 0 && (
        <MessageBox
          tone="error"
          isLive
          title={text('desk.queue.refused', { count: refused })}
          actions={<a href={placeHref('queue')}>{text('desk.queue.read')}</a>}
        />
      )}
      {others > 0 && (
        <MessageBox tone="warning" isLive title={text('desk.queue.others', { count: others })}>
          <p>{text('desk.queue.othersHelp')}</p>
        </MessageBox>
      )}
      {waiting > 0 && stop === 'no-connection' && (
        <MessageBox tone="warning" isLive title={text('desk.queue.offline', { count: waiting })}>
          {!isCompact && <p>{text('desk.queue.offlineHelp')}</p>}
        </MessageBox>
      )}
    </>
  );
}
