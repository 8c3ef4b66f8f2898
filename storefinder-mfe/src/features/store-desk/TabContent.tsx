import { Button, MessageBox, Spinner } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { DeskTab } from './desk-tabs';

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Content: ComponentType };

/** The code of a tab, loaded when it is opened first. */
export function TabContent({ tab }: { tab: DeskTab }) {
  const text = useMessages();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const load = useCallback(
    () =>
      tab.load().then(
        (Content) => setLoaded({ status: 'ready', Content }),
        () => setLoaded({ status: 'failed' }),
      ),
    [tab],
  );
  useEffect(() => void load(), [load]);

  if (loaded.status === 'ready') return <loaded.Content />;
  if (loaded.status === 'loading')
    return (
      <p role="status">
        <Spinner /> {text('desk.loading')}
      </p>
    );
  return (
    <MessageBox
      tone="error"
      isLive
      actions={
        <Button
          onClick={() => {
            setLoaded({ status: 'loading' });
            void load();
          }}
        >
          {text('desk.again')}
        </Button>
      }
    >
      <p>{text('desk.tab.failed')}</p>
    </MessageBox>
  );
}
