import { Badge, TextField } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { placeHref } from '../base/desk-place';
import { findPeople, type TeamPerson } from './team-person';
import styles from './TeamTab.module.css';

/** So many are seen at once without a search. */
const FEW = 8;

export function PeopleList({ people }: { people: readonly TeamPerson[] }) {
  const text = useMessages();
  const [typed, setTyped] = useState('');
  const found = findPeople(people, typed);
  return (
    <>
      {people.length > FEW && (
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <TextField
            label={text('desk.team.search')}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status">{typed.trim() && text('desk.team.found', { count: found.length })}</p>
        </form>
      )}
      <ul className={styles.people}>
        {found.map(({ number, name, role, blockedAt }) => (
          <li key={number}>
            <a href={placeHref('team', number)} className={styles.person}>
              <span className={styles.name}>{name}</span>
              <span className={styles.small}>
                {text('desk.team.line', { number, role: text(`desk.role.${role}`) })}
              </span>
              {blockedAt !== null && <Badge tone="warning">{text('desk.team.blockedBadge')}</Badge>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
