import { discloseRelease } from '@fachwerk/shared/calls';
import type { DeskItem, ItemRelease, ReleaseSummary } from '@fachwerk/shared/contracts';
import { RELEASE_OCCASIONS, type ReleaseOccasion } from '@fachwerk/shared/rules';
import { Button, Card, MessageBox, SelectField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, useId, useState } from 'react';
import { useDesk } from '../../base/desk-context';
import { hasRole } from '../../session/staff-state';
import tabStyles from '../ItemsTab.module.css';
import { releaseFailure } from './release-failure';
import styles from './ReleaseForm.module.css';

interface ReleaseListProps {
  item: DeskItem;
  onShown: (release: ItemRelease) => void;
}

/** The last releases of the item in this store, without data of buyers; a manager can open one. */
export function ReleaseList({ item, onShown }: ReleaseListProps) {
  const text = useMessages();
  const { person } = useDesk();
  const id = useId();
  const [asked, setAsked] = useState<ReleaseSummary>();
  const { itemId, releases = [] } = item;
  if (releases.length === 0) return null;
  const isManager = hasRole(person.role, 'MANAGER');

  return (
    <Card as="section" className={tabStyles.part} aria-labelledby={id}>
      <h3 id={id}>{text('desk.items.release.last')}</h3>
      <ul className={styles.list}>
        {releases.map((release) => {
          const { releaseId, number, atText, by, quantity } = release;
          return (
            <li key={releaseId}>
              <span>
                {text('desk.items.release.entry', { number, at: atText, by, quantity: String(quantity) })}
              </span>
              {isManager && (
                <Button aria-expanded={asked === release} onClick={() => setAsked(release)}>
                  {text('desk.items.release.open', { number })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked && <Disclosure key={asked.releaseId} itemId={itemId} release={asked} onShown={onShown} />}
    </Card>
  );
}

interface DisclosureProps {
  itemId: string;
  release: ReleaseSummary;
  onShown: (release: ItemRelease) => void;
}

/** Asks why the data of a buyer is read. Each time is noted in the journal of the desk. */
function Disclosure({ itemId, release: { releaseId, number }, onShown }: DisclosureProps) {
  const text = useMessages();
  const { api } = useDesk();
  const [occasion, setOccasion] = useState<ReleaseOccasion>('AUTHORITY');
  const { state, run, isPending } = useAction(
    (json: { occasion: ReleaseOccasion }) =>
      api.call(discloseRelease, { params: { itemId, releaseId }, json }),
    { onDone: onShown },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    void run({ occasion });
  }

  return (
    <form className={tabStyles.form} onSubmit={submit}>
      <SelectField
        label={text('desk.items.release.occasion', { number })}
        hint={text('desk.items.release.occasionHint')}
        value={occasion}
        onChange={({ target }) => setOccasion(target.value as ReleaseOccasion)}
      >
        {RELEASE_OCCASIONS.map((one) => (
          <option key={one} value={one}>
            {text(`desk.items.release.occasion.${one}`)}
          </option>
        ))}
      </SelectField>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          <p>{releaseFailure(text, state.error)}</p>
        </MessageBox>
      )}
      <Button type="submit" isPending={isPending}>
        {text('desk.items.release.show')}
      </Button>
    </form>
  );
}
