import { readStore } from '@fachwerk/shared/calls';
import type { Store } from '@fachwerk/shared/contracts';
import { CrossedBin } from '@fachwerk/shared/product';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, useRequest } from '@fachwerk/shared/widget';
import { hoursText, weekRows } from '../../../store/opening-hours';
import { useDesk } from '../base/desk-context';
import { placeHref } from '../base/desk-place';
import type { Notice } from './notices';
import styles from './NoticesTab.module.css';

/** The sheet of a notice; on paper it is alone on an A4 page. */
export function NoticeSheet({ notice: { id, paragraphs, bin, place } }: { notice: Notice }) {
  const text = useMessages();
  const { api, desk } = useDesk();
  const store = useRequest(desk, (signal) => api.call(readStore, { params: { companyId: desk }, signal }));
  const isReady = store.data !== undefined;
  return (
    <div className={styles.tab}>
      <a className={styles.link} href={placeHref('notices')}>
        {text('desk.notices.back')}
      </a>
      {store.status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          actions={<Button onClick={() => void store.reload()}>{text('desk.again')}</Button>}
        >
          <p>{text('desk.notices.failed')}</p>
        </MessageBox>
      )}
      {store.status === 'loading' && !isReady && <p role="status">{text('desk.loading')}</p>}
      {store.data && (
        <>
          <Button variant="primary" onClick={() => window.print()}>
            {text('desk.notices.print')}
          </Button>
          <article className={styles.sheet} data-sheet>
            {bin && (
              <CrossedBin
                title={text('desk.notices.bin')}
                hasBar={bin === 'devices'}
                className={styles.bin}
              />
            )}
            <h2 className={styles.headline}>{text(`desk.notices.${id}.headline`)}</h2>
            {Array.from({ length: paragraphs }, (_, index) => (
              <p key={index}>{text(`desk.notices.${id}.${index + 1}`)}</p>
            ))}
            {place === 'store' && <TakenBackHere store={store.data} />}
            {place === 'by-hand' && (
              <p className={styles.byHand}>
                {text('desk.notices.place')} <span className={styles.line} />
              </p>
            )}
            <footer className={styles.foot}>
              {text('desk.notices.store', addressOf(store.data))}
              <br />
              {text(`desk.notices.${id}.law`)}
            </footer>
          </article>
        </>
      )}
    </div>
  );
}

const addressOf = ({ name, address: { street, zipCode, city } }: Store) => ({ name, street, zipCode, city });

/** The place and the usual hours. Days with other hours change after the sheet is printed. */
function TakenBackHere({ store }: { store: Store }) {
  const text = useMessages();
  const day = (name: string) => text(`storefinder.day.${name}`);
  return (
    <div>
      <p className={styles.strong}>{text('desk.notices.here')}</p>
      <dl className={styles.hours}>
        {weekRows(store.openingHours).map(({ first, last, pairs }) => (
          <div key={first}>
            <dt>
              {first === last
                ? day(first)
                : text('storefinder.day.range', { first: day(first), last: day(last) })}
            </dt>
            <dd>{hoursText(pairs, text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
