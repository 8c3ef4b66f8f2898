import { discloseRelease } from '@fachwerk/shared/calls';
import type { ItemRelease, ReleaseSummary } from '@fachwerk/shared/contracts';
import { RELEASE_OCCASIONS, type ReleaseOccasion, SLIP_AGAIN } from '@fachwerk/shared/rules';
import { berlinDate } from '@fachwerk/shared/time';
import { Button, MessageBox, SelectField } from '@fachwerk/shared/ui';
import { useAction, useMessages } from '@fachwerk/shared/widget';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useDesk } from '../../base/desk-context';
import { hasRole } from '../../session/staff-state';
import tabStyles from '../ItemsTab.module.css';
import { correctionText } from './correction-text';
import { CorrectionForm } from './CorrectionForm';
import { releaseFailure } from './release-failure';
import styles from './ReleaseForm.module.css';

interface ReleaseEntryProps {
  itemId: string;
  release: ReleaseSummary;
  /** What it states, without data of the buyer. */
  children: ReactNode;
  onShown: (release: ItemRelease) => void;
  onCorrected: (release: ReleaseSummary) => void;
}

/** A release in a list. Who has recorded it opens and corrects it on the same day, a manager at any time. */
export function ReleaseEntry({ itemId, release, children, onShown, onCorrected }: ReleaseEntryProps) {
  const text = useMessages();
  const { person, desk } = useDesk();
  const [open, setOpen] = useState<'disclosure' | 'correction'>();
  const { number, at, by } = release;
  const isManager = hasRole(person.role, 'MANAGER');
  const isOwn = by === `${desk} ${person.number}` && berlinDate(at) === berlinDate(new Date().toISOString());
  const correction = correctionText(text, release);
  const toggle = (form: typeof open) => () => setOpen(open === form ? undefined : form);

  return (
    <li>
      <span>
        {children}
        {correction !== undefined && <strong className={styles.correction}>{correction}</strong>}
      </span>
      <span className={styles.entryButtons}>
        {isOwn && <OwnSlip itemId={itemId} release={release} onShown={onShown} />}
        {isManager && (
          <Button aria-expanded={open === 'disclosure'} onClick={toggle('disclosure')}>
            {text('desk.items.release.open', { number })}
          </Button>
        )}
        {(isOwn || isManager) && correction === undefined && (
          <Button aria-expanded={open === 'correction'} onClick={toggle('correction')}>
            {text('desk.items.release.correct', { number })}
          </Button>
        )}
      </span>
      {open === 'disclosure' && (
        <div className={styles.entryForm}>
          <Disclosure itemId={itemId} release={release} onShown={onShown} />
        </div>
      )}
      {open === 'correction' && (
        <div className={styles.entryForm}>
          <CorrectionForm
            itemId={itemId}
            release={release}
            onCorrected={(corrected) => {
              setOpen(undefined);
              onCorrected(corrected);
            }}
          />
        </div>
      )}
    </li>
  );
}

interface DisclosureProps {
  itemId: string;
  release: ReleaseSummary;
  onShown: (release: ItemRelease) => void;
}

/** The slip was lost before it was printed. */
function OwnSlip({ itemId, release: { releaseId, number }, onShown }: DisclosureProps) {
  const text = useMessages();
  const { api } = useDesk();
  const { state, run, isPending } = useAction(
    () => api.call(discloseRelease, { params: { itemId, releaseId }, json: { occasion: SLIP_AGAIN } }),
    { onDone: onShown },
  );
  return (
    <>
      <Button isPending={isPending} onClick={() => void run(undefined)}>
        {text('desk.items.release.slip.show', { number })}
      </Button>
      {state.status === 'failed' && (
        <MessageBox tone="error" isLive>
          <p>{releaseFailure(text, state.error)}</p>
        </MessageBox>
      )}
    </>
  );
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
