import { Button, MessageBox, Spinner } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type ComponentType, useEffect, useState } from 'react';

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Content: ComponentType };

/**
 * All tabs, loaded when a person has signed in. They are one file: the container, which every page with a
 * store loads, names each file of the desk.
 */
export function DeskContent() {
  const text = useMessages();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  useEffect(() => {
    if (loaded.status !== 'loading') return;
    void import('./DeskTabs').then(
      ({ DeskTabs }) => setLoaded({ status: 'ready', Content: DeskTabs }),
      () => setLoaded({ status: 'failed' }),
    );
  }, [loaded.status]);

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
      actions={<Button onClick={() => setLoaded({ status: 'loading' })}>{text('desk.again')}</Button>}
    >
      <p>{text('desk.tab.failed')}</p>
    </MessageBox>
  );
}
