import { readPassports } from '@fachwerk/shared/calls';
import type { Passports } from '@fachwerk/shared/contracts';
import { AMOUNTS } from '@fachwerk/shared/rules';
import { Button, DataTable, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { allNames, amountText } from '../../../passport/measures';
import { bareVersion } from '../base/channel';
import { useOperations } from '../base/operations-context';
import styles from './PassportHistory.module.css';

/** Whether the answer is there, or could not be had. */
type State = { kind: 'closed' | 'loading' | 'failed' } | { kind: 'open'; versions: Passports['versions'] };

/** The passports of the last versions of a micro-frontend; loaded on request. */
export function PassportHistory({ mfe, name }: { mfe: string; name: string }) {
  const text = useMessages();
  const { client } = useOperations();
  const [state, setState] = useState<State>({ kind: 'closed' });

  async function open(): Promise<void> {
    setState({ kind: 'loading' });
    try {
      const { versions } = await client.call(readPassports, { query: { mfe } });
      setState({ kind: 'open', versions });
    } catch {
      setState({ kind: 'failed' });
    }
  }

  if (state.kind === 'open') return <PassportTable versions={state.versions} name={name} />;
  return (
    <div>
      {state.kind === 'failed' && (
        <MessageBox tone="warning" isLive>
          {text('operations.passports.unavailable')}
        </MessageBox>
      )}
      <Button
        variant="quiet"
        aria-label={text('operations.passports.openOf', { name })}
        disabled={state.kind === 'loading'}
        onClick={() => void open()}
      >
        {text('operations.passports.open')}
      </Button>
    </div>
  );
}

/** One row per widget and version: how each widget has developed. */
function PassportTable({ versions, name }: { versions: Passports['versions']; name: string }) {
  const text = useMessages();
  const title = text('operations.passports.title', { name });
  if (versions.length === 0) return <p role="status">{text('operations.passports.none')}</p>;

  const widgets = [...new Set(versions.flatMap(({ passport }) => Object.keys(passport.widgets)))].sort();
  const rows = widgets.flatMap((widget) =>
    versions.flatMap(({ version, passport }) => {
      const measures = passport.widgets[widget];
      return measures ? [{ widget, version: bareVersion(version), measures }] : [];
    }),
  );
  const reasons = versions.filter(({ passport }) => passport.reason);

  return (
    <div className={styles.history}>
      <h4>{title}</h4>
      <DataTable
        isBounded
        className={styles.table}
        label={title}
        columns={[
          { title: text('operations.passports.widget') },
          { title: text('operations.table.version') },
          ...AMOUNTS.map((measure) => ({ title: text(`passport.${measure}`), isNumber: true })),
          { title: text('operations.passports.names') },
        ]}
        rows={rows.map(({ widget, version, measures }) => ({
          key: `${widget} ${version}`,
          cells: [
            widget,
            version,
            ...AMOUNTS.map((measure) => amountText(measure, measures[measure])),
            allNames(measures).join(', ') || text('passport.none'),
          ],
        }))}
      />
      {reasons.map(({ version, passport }) => (
        <p key={version}>
          {text('operations.passports.reason', {
            version: bareVersion(version),
            reason: passport.reason ?? '',
          })}
        </p>
      ))}
    </div>
  );
}
