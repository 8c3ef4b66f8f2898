import { readWebVitals } from '@fachwerk/shared/calls';
import type { WebVitals } from '@fachwerk/shared/contracts';
import { EmptyState, MessageBox, SelectField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useCallback, useState } from 'react';
import { useOperations } from '../base/operations-context';
import { Section } from '../base/Section';
import { Waiting } from '../base/Waiting';
import { usePolled } from '../registry/use-polled';
import { ReleaseTable } from './ReleaseTable';
import styles from './WebVitalSection.module.css';
import { WidgetTable } from './WidgetTable';

/** Views of an hour change a percentile little. */
const EVERY_MS = 60_000;

/** How fast pages are for visitors: by release and type of page, and by version of the widgets. */
export function WebVitalSection({ isPaused }: { isPaused: boolean }) {
  const text = useMessages();
  const { client } = useOperations();
  const load = useCallback((signal: AbortSignal) => client.call(readWebVitals, { signal }), [client]);
  const { value, error } = usePolled(load, EVERY_MS, isPaused);
  const isEmpty = value?.releases.length === 0;

  return (
    <Section name="vitals" title={text('operations.vitals.title')} intro={text('operations.vitals.intro')}>
      {error && error.kind !== 'signed-out' && (
        <MessageBox tone="warning">{text('operations.vitals.unavailable')}</MessageBox>
      )}
      {!value && !error && <Waiting text={text('operations.loading')} />}
      {value && isEmpty && (
        <EmptyState
          headingLevel={3}
          title={text(value.isOn ? 'operations.vitals.empty' : 'operations.vitals.off')}
        >
          {text(value.isOn ? 'operations.vitals.emptyText' : 'operations.vitals.offText')}
        </EmptyState>
      )}
      {value && !isEmpty && <Measured value={value} />}
    </Section>
  );
}

function Measured({ value: { isOn, releases, widgets } }: { value: WebVitals }) {
  const text = useMessages();
  const [pageType, setPageType] = useState('');
  const known = releases.flatMap((release) => release.pageTypes.map((one) => one.pageType));
  // A chosen type stays when its last release leaves the list.
  const pageTypes = [...new Set([...known, ...(pageType ? [pageType] : [])])].sort();

  return (
    <>
      {!isOn && <MessageBox tone="info">{text('operations.vitals.offText')}</MessageBox>}
      <SelectField
        className={styles.filter}
        label={text('operations.vitals.pageType')}
        value={pageType}
        onChange={({ target }) => setPageType(target.value)}
      >
        <option value="">{text('operations.vitals.allPages')}</option>
        {pageTypes.map((one) => (
          <option key={one} value={one}>
            {text(`operations.vitals.pageType.${one}`)}
          </option>
        ))}
      </SelectField>
      <h3>{text('operations.vitals.byRelease')}</h3>
      <ReleaseTable releases={releases} pageType={pageType} />
      {widgets.length > 0 && (
        <>
          <h3>{text('operations.vitals.byWidget')}</h3>
          <p className={styles.explained}>{text('operations.vitals.byWidgetText')}</p>
          <WidgetTable widgets={widgets} />
        </>
      )}
      <p className={styles.explained}>{text('operations.vitals.explained')}</p>
    </>
  );
}
