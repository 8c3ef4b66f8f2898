import { joinClasses, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { isOpened, useDeskPlace } from './base/desk-place';
import { type DeskRuntime, openDesk } from './desk-runtime';
import { DeskScreen } from './DeskScreen';
import { staffApi } from './session/staff-api';
import type { StoreDeskProps } from './store-desk.props';
import styles from './StoreDesk.module.css';

/** The server knows neither device nor person: it renders the headline; the browser opens the desk. */
export function StoreDesk({ props }: WidgetProps<StoreDeskProps, undefined>) {
  const text = useMessages();
  const { api } = usePlatform();
  const isCompact = isOpened(useDeskPlace());
  const [runtime, setRuntime] = useState<DeskRuntime>();
  const [isFull, setFull] = useState(false);

  useEffect(() => {
    let isOver = false;
    let opened: DeskRuntime | undefined;
    void openDesk(api, staffApi(api), () => setFull(true)).then((desk) => {
      opened = desk;
      if (isOver) return desk.end();
      setFull(!desk.storage.isKept());
      setRuntime(desk);
      return desk.start();
    });
    return () => {
      isOver = true;
      opened?.end();
    };
  }, [api]);

  return (
    <div className={styles.desk}>
      <h1 className={joinClasses(styles.headline, isCompact && runtime && styles.unseen)}>
        {props.headline ?? text('desk.headline')}
      </h1>
      {isFull && (
        <MessageBox tone="warning" title={text('desk.full.title')} className={styles.screen}>
          <p>{text('desk.full.text')}</p>
        </MessageBox>
      )}
      {runtime ? (
        <DeskScreen runtime={runtime} />
      ) : (
        <>
          <noscript>
            <MessageBox tone="info">{text('desk.noScript')}</MessageBox>
          </noscript>
          <p>{text('desk.loading')}</p>
        </>
      )}
    </div>
  );
}
