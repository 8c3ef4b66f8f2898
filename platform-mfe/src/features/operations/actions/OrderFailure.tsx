import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { RegistryError } from '../registry/registry-error';
import { useOperationsTime } from '../time/use-operations-time';
import styles from './OrderFailure.module.css';

/** A failed order: German summary, and the registry's English message. */
export function OrderFailure({ error }: { error: RegistryError }) {
  const text = useMessages();
  const time = useOperationsTime();
  const { waitSeconds, pages = [] } = error.details;
  const hasReason = error.kind === 'refused' || error.kind === 'broken';

  return (
    <MessageBox tone="error" isLive title={text(`operations.failure.${error.kind}Title`)}>
      <p>
        {waitSeconds
          ? text('operations.failure.wait', { duration: time.duration(waitSeconds) })
          : text(`operations.failure.${error.kind}`)}
      </p>
      {hasReason && (
        <p className={styles.reason} lang="en">
          {error.message}
        </p>
      )}
      {pages.length > 0 && (
        <>
          <p className={styles.heading}>{text('operations.failure.pages')}</p>
          <ul className={styles.pages}>
            {pages.map((page) => (
              <li key={page}>{page}</li>
            ))}
          </ul>
        </>
      )}
    </MessageBox>
  );
}
