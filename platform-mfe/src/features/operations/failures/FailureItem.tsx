import type { Failures } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import { bareVersion } from '../base/channel';
import { countText } from '../base/figures-text';
import { VersionText } from '../base/VersionText';
import { useOperationsTime } from '../time/use-operations-time';
import styles from './FailureItem.module.css';

type Failure = Failures['failures'][number];

const STEPS = ['resolve', 'load', 'data', 'props', 'mount', 'update', 'render', 'page', 'message'];

export function FailureItem({ failure }: { failure: Failure }) {
  const text = useMessages();
  const time = useOperationsTime();
  const { widget, mfe, version, step, message, victim, page, count, healed, firstAt, lastAt } = failure;
  const values = { count, number: countText(count) };

  return (
    <li className={styles.failure}>
      <div className={styles.head}>
        {/* Errors that no widget is known for belong to the whole micro-frontend, or to the shell. */}
        <h3 className={styles.widget}>{widget || mfe}</h3>
        <p className={styles.count}>{text('operations.failures.count', values)}</p>
      </div>
      <p className={styles.message} lang="en">
        {message}
      </p>
      <p className={styles.muted}>
        {text(STEPS.includes(step) ? `operations.step.${step}` : 'operations.step.other', { step })}
        {' · '}
        <VersionText>{`${mfe}@${bareVersion(version)}`}</VersionText>
        {' · '}
        {healed >= count
          ? text('operations.failures.healedAll')
          : text('operations.failures.healed', { healed: countText(healed), of: countText(count) })}
      </p>
      {victim && <p className={styles.muted}>{text('operations.failures.victim', { victim })}</p>}
      <p className={styles.muted}>
        {text('operations.failures.when', { first: time.full(firstAt), last: time.full(lastAt) })}
      </p>
      {/^(\/(?!\/)|https?:)/.test(page) ? (
        <a className={styles.page} href={page}>
          {text('operations.failures.page', { page })}
        </a>
      ) : (
        <p className={styles.muted}>{page}</p>
      )}
    </li>
  );
}
