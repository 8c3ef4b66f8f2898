import { readPeople } from '@fachwerk/shared/calls';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { useMessages, useRequest } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import { useDesk } from '../base/desk-context';
import { goTo, placeHref, useDeskPlace } from '../base/desk-place';
import { AuditScreen } from './AuditScreen';
import { NewPerson } from './NewPerson';
import { PeopleList } from './PeopleList';
import { PersonScreen } from './PersonScreen';
import styles from './TeamTab.module.css';
import { personFailure } from './use-person-form';

/** No personnel number is in small letters. */
const NEW = 'new';
const AUDIT = 'audit';

/** The people of the own store: "#team", "#team/new", "#team/audit", "#team/4711". For managers. */
export function TeamTab() {
  const text = useMessages();
  const { api, desk, person, announce } = useDesk();
  const { path } = useDeskPlace();
  const [open] = path;
  const query = person.desk === null ? { desk } : {};
  const people = useRequest(open === AUDIT ? null : desk, (signal) =>
    api.call(readPeople, { query, signal }),
  );
  const all = people.data?.people;
  const opened = all?.find(({ number }) => number === open);
  const screen = useFocusOn(open);

  function changed(done: string): void {
    announce(done);
    void people.reload();
  }

  return (
    <div className={styles.tab} ref={screen} tabIndex={-1}>
      {open === undefined ? (
        <>
          <h2>{text('desk.team.title')}</h2>
          <nav className={styles.buttons} aria-label={text('desk.team.title')}>
            <a className={styles.link} href={placeHref('team', NEW)}>
              {text('desk.team.new')}
            </a>
            <a className={styles.link} href={placeHref('team', AUDIT)}>
              {text('desk.audit.title')}
            </a>
          </nav>
        </>
      ) : (
        <a className={styles.link} href={placeHref('team')}>
          {text('desk.team.back')}
        </a>
      )}
      {open === AUDIT && <AuditScreen />}
      {people.status === 'loading' && !all && <p role="status">{text('desk.loading')}</p>}
      {people.status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          actions={<Button onClick={() => void people.reload()}>{text('desk.again')}</Button>}
        >
          <p>{personFailure(text, people.error)}</p>
        </MessageBox>
      )}
      {open === undefined && all && <PeopleList people={all} />}
      {open === NEW && (
        <NewPerson
          onDone={(done) => {
            changed(done);
            goTo('team');
          }}
        />
      )}
      {opened && <PersonScreen key={opened.number} person={opened} onDone={changed} />}
      {open !== undefined && ![NEW, AUDIT].includes(open) && all && !opened && (
        <p>{text('desk.team.unknown')}</p>
      )}
    </div>
  );
}

/** The focus is at the begin of a screen that was opened, for keyboards and screen readers. */
function useFocusOn(open: string | undefined) {
  const screen = useRef<HTMLDivElement>(null);
  const last = useRef(open);
  useEffect(() => {
    if (last.current !== open) screen.current?.focus();
    last.current = open;
  }, [open]);
  return screen;
}
