import { Dialog, MessageBox, Spinner } from '@fachwerk/shared/ui';
import { useBusEvent, useMessages, usePlatform, useSidebar } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { HelperFailure } from '../outside-helper/HelperFailure';
import helperStyles from '../outside-helper/HelperLayer.module.css';
import { HelperQuestion } from '../outside-helper/HelperQuestion';
import { useHelper } from '../outside-helper/use-helper';
import styles from './ChatLayer.module.css';

/** The chat of another company, loaded after a press and with the consent only. */
export function ChatLayer() {
  const text = useMessages();
  const { chat } = usePlatform().config;
  const { isOpen, open, close } = useSidebar('chat-layer');
  useBusEvent('header:chat-requested', open);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const { state, retry } = useHelper(
    'chat',
    isOpen && place !== null,
    (helper) => helper.open(place ? innerOf(place) : undefined),
    { isInLayer: true },
  );

  return (
    <div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={text('helper.chat.title')}
        closeLabel={text('helper.chat.close')}
        placement="right"
      >
        <div className={styles.content}>
          {/* AI Act Art. 50(1): before the first message. */}
          {chat?.answeredBy === 'machine' && (
            <MessageBox tone="info">{text('helper.chat.machine')}</MessageBox>
          )}
          {state === 'asking' && <HelperQuestion name="chat" onDecline={close} />}
          {state === 'failed' && <HelperFailure name="chat" onRetry={retry} />}
          {state === 'loading' && (
            <p className={helperStyles.loading} role="status">
              <Spinner />
              {text('helper.chat.loading')}
            </p>
          )}
          <div ref={setPlace} className={styles.around} hidden={state !== 'ready'} />
        </div>
      </Dialog>
    </div>
  );
}

/**
 * The element that the script writes into. React knows neither it nor its siblings: a script that removes it,
 * or empties what is around it, does not break the layer.
 */
function innerOf(around: HTMLElement): HTMLElement {
  const { firstElementChild: before } = around;
  if (before instanceof HTMLElement) return before;
  const inner = document.createElement('div');
  inner.className = styles.place ?? '';
  inner.dataset.outsidePlace = 'chat';
  around.append(inner);
  return inner;
}
