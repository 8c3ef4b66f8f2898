import { readFailures } from '@fachwerk/shared/calls';
import { Button, Card, EmptyState, MessageBox, SelectField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useCallback, useState } from 'react';
import { useOperations } from '../base/operations-context';
import { Section } from '../base/Section';
import { Waiting } from '../base/Waiting';
import { usePolled } from '../registry/use-polled';
import { FailureItem } from './FailureItem';
import styles from './FailureSection.module.css';

const HOURS = 24;
const EVERY_MS = 10_000;
/** Number of failures shown first, so that the page stays short on a phone. */
const FIRST = 5;

export function FailureSection({ isPaused }: { isPaused: boolean }) {
  const text = useMessages();
  const { client } = useOperations();
  const load = useCallback(
    (signal: AbortSignal) => client.call(readFailures, { query: { hours: HOURS }, signal }),
    [client],
  );
  const { value, error } = usePolled(load, EVERY_MS, isPaused);
  const [chosen, setChosen] = useState('');
  const [isExpanded, setExpanded] = useState(false);
  const all = value?.failures ?? [];
  const names = [...new Set([...all.map(({ mfe }) => mfe), ...(chosen ? [chosen] : [])])].sort();
  const found = all.filter(({ mfe }) => !chosen || mfe === chosen);
  const shown = isExpanded ? found : found.slice(0, FIRST);

  return (
    <Section
      name="failures"
      title={text('operations.failures.title')}
      intro={text('operations.failures.intro')}
    >
      {error && error.kind !== 'signed-out' && (
        <MessageBox tone="warning">{text('operations.failures.unavailable')}</MessageBox>
      )}
      {!value && !error && <Waiting text={text('operations.loading')} />}
      {value && all.length > 0 && (
        <SelectField
          className={styles.filter}
          label={text('operations.failures.filter')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{text('operations.failures.all')}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {value && shown.length === 0 && (
        <EmptyState headingLevel={3} title={text('operations.failures.empty')}>
          {text('operations.failures.emptyText')}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <Card as="ul" role="list" className={styles.list}>
          {shown.map((failure) => (
            <FailureItem
              key={[failure.mfe, failure.version, failure.widget, failure.step, failure.message].join('|')}
              failure={failure}
            />
          ))}
        </Card>
      )}
      {shown.length < found.length && (
        <Button className={styles.more} onClick={() => setExpanded(true)}>
          {text('operations.failures.more', { count: found.length - shown.length })}
        </Button>
      )}
    </Section>
  );
}
