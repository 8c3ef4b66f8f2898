import { readDependencies } from '@fachwerk/shared/calls';
import { EmptyState, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useCallback } from 'react';
import { useOperations } from '../base/operations-context';
import { Section } from '../base/Section';
import { Waiting } from '../base/Waiting';
import { usePolled } from '../registry/use-polled';
import { DependencyTable } from './DependencyTable';

/** It changes with releases only. */
const EVERY_MS = 60_000;

/** Which packages are live in which micro-frontends, and what a team ships twice. */
export function DependencySection({ isPaused }: { isPaused: boolean }) {
  const text = useMessages();
  const { client } = useOperations();
  const load = useCallback((signal: AbortSignal) => client.call(readDependencies, { signal }), [client]);
  const { value, error } = usePolled(load, EVERY_MS, isPaused);

  return (
    <Section
      name="dependencies"
      title={text('operations.dependencies.title')}
      intro={text('operations.dependencies.intro')}
    >
      {error && error.kind !== 'signed-out' && (
        <MessageBox tone="warning">{text('operations.dependencies.unavailable')}</MessageBox>
      )}
      {!value && !error && <Waiting text={text('operations.loading')} />}
      {value && value.twice.length > 0 && (
        <MessageBox tone="warning" title={text('operations.dependencies.twice')}>
          <ul>
            {value.twice.map(({ mfe, version, name, versions, provided }) => (
              <li key={`${mfe} ${version} ${name}`}>
                {text(
                  provided.length > 0
                    ? 'operations.dependencies.twice.provided'
                    : 'operations.dependencies.twice.versions',
                  { mfe, version, name, versions: versions.join(', ') },
                )}
              </li>
            ))}
          </ul>
        </MessageBox>
      )}
      {value && value.packages.length === 0 && (
        <EmptyState headingLevel={3} title={text('operations.dependencies.empty')}>
          {text('operations.dependencies.emptyText')}
        </EmptyState>
      )}
      {value && value.packages.length > 0 && <DependencyTable packages={value.packages} />}
      {value && value.unknown.length > 0 && (
        <p>{text('operations.dependencies.unknown', { versions: value.unknown.join(', ') })}</p>
      )}
    </Section>
  );
}
