import { notify } from '@fachwerk/shared/bus';
import { Dialog, Spinner } from '@fachwerk/shared/ui';
import { PENDING_DELAY_MS, useBusEvent, useMessages, usePlatform, useSidebar } from '@fachwerk/shared/widget';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HelperFailure } from '../outside-helper/HelperFailure';
import styles from '../outside-helper/HelperLayer.module.css';
import { HelperQuestion } from '../outside-helper/HelperQuestion';
import type { OutsideHelper } from '../outside-helper/outside-helper';
import { useHelper } from '../outside-helper/use-helper';

/**
 * The tool of another company that changes how pages look and read. It has its own place above the page: the
 * layer is there to ask, to wait and for a failure. Pages meet the standard without it.
 */
export function AccessibilityAssist() {
  const text = useMessages();
  const { bus } = usePlatform();
  const { isOpen, open, close } = useSidebar('accessibility-assist');
  useBusEvent('header:assist-requested', open);
  const ready = useRef<OutsideHelper>(undefined);
  const { state, retry } = useHelper(
    'accessibility-assist',
    isOpen,
    (helper) => {
      ready.current = helper;
      close();
    },
    { isInLayer: false },
  );
  const isLong = useLater(isOpen && state === 'loading');

  const fail = useEffectEvent(() =>
    notify(bus, {
      id: 'accessibility-assist',
      type: 'error',
      text: text('helper.accessibility-assist.failed'),
    }),
  );
  // After the layer has given the focus back, so that the tool may take it.
  useEffect(() => {
    if (isOpen) return;
    const helper = ready.current;
    ready.current = undefined;
    const start = async () => helper?.open();
    start().catch(() => fail());
  }, [isOpen]);

  const isShown = state === 'loading' ? isLong : state !== 'ready';
  return (
    <div>
      <Dialog
        isOpen={isOpen && isShown}
        onClose={close}
        title={text('helper.accessibility-assist.title')}
        closeLabel={text('helper.accessibility-assist.close')}
        placement="right"
      >
        {state === 'asking' && <HelperQuestion name="accessibility-assist" onDecline={close} />}
        {state === 'failed' && <HelperFailure name="accessibility-assist" onRetry={retry} />}
        {state === 'loading' && (
          <p className={styles.loading} role="status">
            <Spinner />
            {text('helper.accessibility-assist.loading')}
          </p>
        )}
      </Dialog>
    </div>
  );
}

/** A tool that comes at once needs no layer. */
function useLater(isOn: boolean): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsLater(true), PENDING_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLater(false);
    };
  }, [isOn]);
  return isLater;
}
