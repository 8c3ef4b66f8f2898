import { Button, Card } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { fetchUses, keyOf, type WidgetRecord } from './catalogue-data';
import styles from './Detail.module.css';
import type { Props } from './use-props-form';

interface WidgetUsesProps {
  record: WidgetRecord;
  onTake: (props: Props) => void;
}

/** Pages that use the widget; their props can be copied into the form. */
export function WidgetUses({ record, onTake }: WidgetUsesProps) {
  const text = useMessages();
  const headingId = useId();
  const { api } = usePlatform();
  const { status, data: uses } = useRequest(keyOf(record), (signal) => fetchUses(api, record, signal));
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{text('catalogue.uses.heading')}</h2>
      {status === 'loading' && <p>{text('catalogue.uses.loading')}</p>}
      {status === 'failed' && <p>{text('catalogue.uses.unknown')}</p>}
      {uses?.length === 0 && <p>{text('catalogue.uses.none')}</p>}
      {uses && uses.length > 0 && (
        <Card as="ul" role="list" className={styles.useList}>
          {uses.map((use, index) => (
            <li key={index} className={styles.use}>
              <span className={styles.usePlace}>
                <PagePlace page={use.page} />
                <span className={styles.useNote}>
                  {use.source === 'content' ? use.file : text('catalogue.uses.seen')}
                </span>
              </span>
              {Object.keys(use.props).length > 0 && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={text('catalogue.uses.takeOf', { page: use.page })}
                  onClick={() => onTake(use.props)}
                >
                  {text('catalogue.uses.take')}
                </Button>
              )}
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}

/**
 * Only paths without placeholders are links; addresses that browsers reported are untrusted and shown as
 * text.
 */
function PagePlace({ page }: { page: string }) {
  const text = useMessages();
  if (page === '*') return <span>{text('catalogue.uses.everywhere')}</span>;
  const isLink = page.startsWith('/') ? !page.includes('{') : /^https?:\/\//.test(page);
  return isLink ? (
    <a
      className={styles.useLink}
      href={page}
      {...(!page.startsWith('/') && { rel: 'noopener noreferrer nofollow' })}
    >
      {page}
    </a>
  ) : (
    <span>{page}</span>
  );
}
