import { readWidgetOwners } from '@fachwerk/shared/calls';
import { Button, DataTable, EmptyState, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useCallback, useState } from 'react';
import { HandOverDialog } from '../actions/HandOverDialog';
import { useOperations } from '../base/operations-context';
import { Section } from '../base/Section';
import { Waiting } from '../base/Waiting';
import { usePolled } from '../registry/use-polled';

/** It changes with releases and here only. */
const EVERY_MS = 60_000;

/**
 * Which micro-frontend may publish a widget of which name; the action hands a name over or frees it, and
 * stands where a phone shows it without scrolling sideways.
 */
export function NameSection({ isPaused, changes }: { isPaused: boolean; changes: number }) {
  const text = useMessages();
  const { client } = useOperations();
  const load = useCallback((signal: AbortSignal) => client.call(readWidgetOwners, { signal }), [client]);
  const { value, error } = usePolled(load, EVERY_MS, isPaused, changes);
  const [widget, setWidget] = useState<string | null>(null);

  return (
    <Section name="names" title={text('operations.names.title')} intro={text('operations.names.intro')}>
      {error && error.kind !== 'signed-out' && (
        <MessageBox tone="warning">{text('operations.names.unavailable')}</MessageBox>
      )}
      {!value && !error && <Waiting text={text('operations.loading')} />}
      {value?.owners.length === 0 && (
        <EmptyState headingLevel={3} title={text('operations.names.empty')}>
          {text('operations.names.emptyText')}
        </EmptyState>
      )}
      {value && value.owners.length > 0 && (
        <DataTable
          isBounded
          label={text('operations.names.table')}
          columns={[
            { title: text('operations.names.widget') },
            { title: text('operations.names.owner') },
            { title: text('operations.names.action') },
            { title: text('operations.names.live') },
          ]}
          rows={value.owners.map(({ widget: name, mfe, live }) => ({
            key: name,
            cells: [
              name,
              mfe,
              <Button
                key="handOver"
                aria-label={text('operations.handOver.of', { widget: name })}
                onClick={() => setWidget(name)}
              >
                {text('operations.handOver.open')}
              </Button>,
              live.length > 0 ? live.join(', ') : text('operations.names.notLive'),
            ],
          }))}
        />
      )}
      {widget !== null && (
        <HandOverDialog
          widget={widget}
          owner={value?.owners.find((one) => one.widget === widget)}
          onClose={() => setWidget(null)}
        />
      )}
    </Section>
  );
}
