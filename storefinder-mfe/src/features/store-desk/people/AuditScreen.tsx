import { readStaffAudit } from '@fachwerk/shared/calls';
import type { StaffAudit } from '@fachwerk/shared/contracts';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { placeHref } from '../base/desk-place';
import { actionText, type AuditEntry, changesOf, paramsOf } from './audit-words';
import styles from './TeamTab.module.css';
import { personFailure } from './use-person-form';

const MS_PER_SECOND = 1000;

/** Who has changed what in the store, newest first. */
export function AuditScreen() {
  const text = useMessages();
  const { api, desk, person, announce } = useDesk();
  const [pages, setPages] = useState<StaffAudit[]>([]);
  const next = pages.at(-1)?.next;
  const { state, run, isPending } = useAction(
    (before: string | undefined) =>
      api.call(readStaffAudit, {
        query: { ...(before !== undefined && { before }), ...(person.desk === null && { desk }) },
      }),
    {
      onDone(page, before) {
        setPages((earlier) => (before === undefined ? [page] : [...earlier, page]));
        if (before !== undefined) announce(text('desk.audit.loaded', { count: page.entries.length }));
      },
    },
  );
  useEffect(() => void run(undefined), [run]);
  const entries = pages.flatMap((page) => page.entries);

  return (
    <>
      <h2>{text('desk.audit.title')}</h2>
      <p>{text('desk.audit.help')}</p>
      <ol className={styles.people}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {pages.length > 0 && entries.length === 0 && <p>{text('desk.audit.empty')}</p>}
      {pages.length === 0 && state.status === 'pending' && <p role="status">{text('desk.loading')}</p>}
      {state.status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          actions={<Button onClick={() => void run(state.input)}>{text('desk.again')}</Button>}
        >
          <p>{personFailure(text, state.error)}</p>
        </MessageBox>
      )}
      {next && state.status !== 'failed' && (
        <Button isPending={isPending} onClick={() => void run(next)}>
          {text('desk.audit.more')}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const text = useMessages();
  const { at, name, number, action, recordedBy, recordedAgo } = entry;
  const noted = parseInstant(at);
  return (
    <>
      <p className={styles.name}>{actionText(text, action)}</p>
      <p className={styles.small}>
        <time dateTime={at}>{dayAndTimeText(noted)}</time>
        {' · '}
        {text('desk.audit.who', { name, number })}
      </p>
      <Target entry={entry} />
      {changesOf(text, entry).map(({ field, before, after }) => (
        <p key={field}>
          {text(`desk.audit.field.${field}`)}: {sidesText(text, before, after)}
        </p>
      ))}
      {recordedAgo !== null && recordedBy !== null && (
        <p className={styles.small}>
          {text('desk.audit.later', {
            number: recordedBy,
            time: dayAndTimeText(new Date(noted.getTime() - recordedAgo * MS_PER_SECOND)),
          })}
        </p>
      )}
    </>
  );
}

const sidesText = (text: ReturnType<typeof useMessages>, before = '', after = ''): string => {
  if (!before) return after;
  return text(after ? 'desk.audit.sides' : 'desk.audit.gone', { before, after });
};

/** What the change is about: orders and people are links. */
function Target({ entry }: { entry: AuditEntry }) {
  const text = useMessages();
  const { orderId, itemId, number, day, bookingId } = paramsOf(entry);
  if (orderId)
    return (
      <a className={styles.link} href={placeHref('orders', orderId)}>
        {text('desk.audit.order')}
      </a>
    );
  if (bookingId)
    return (
      <a className={styles.link} href={placeHref('rentals', bookingId)}>
        {text('desk.audit.rental')}
      </a>
    );
  if (itemId) return <p>{text('desk.audit.item', { number: itemId })}</p>;
  if (number)
    return (
      <a className={styles.link} href={placeHref('team', number)}>
        {text('desk.audit.person', { number })}
      </a>
    );
  if (day) return <p>{text('desk.audit.day', { day })}</p>;
  return null;
}
