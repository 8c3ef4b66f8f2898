import { Card, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type ReactNode, useId, useState } from 'react';
import styles from './CasesTab.module.css';

interface CasePartProps {
  title: string;
  /** Its state in words. */
  state: ReactNode;
  /** The part that is decided next is open. */
  isNext: boolean;
  /** Why the last steps were not carried out. They stay when the steps are not possible any more. */
  failures?: readonly (string | undefined)[];
  /** Its steps; without one it is only read. */
  children?: ReactNode;
}

/** One of the states of a case, with its steps. */
export function CasePart({ title, state, isNext, failures = [], children }: CasePartProps) {
  const text = useMessages();
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isNext;
  // What was typed stays while the part is closed.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  return (
    <Card
      as="section"
      className={styles.part}
      aria-labelledby={`${id}-title`}
      data-next={(isNext && Boolean(children)) || undefined}
    >
      <div className={styles.partHead}>
        <h3 id={`${id}-title`} className={styles.partTitle}>
          {title}
        </h3>
        {children ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={text(isOpen ? 'desk.cases.close' : 'desk.cases.open', { part: title })}
            onClick={() => setChosen(!isOpen)}
          >
            {text(isOpen ? 'desk.cases.shut' : 'desk.cases.change')}
          </button>
        ) : null}
      </div>
      <div className={styles.state}>{state}</div>
      {failures.map(
        (failure) =>
          failure && (
            <MessageBox key={failure} tone="error" isLive>
              <p>{failure}</p>
            </MessageBox>
          ),
      )}
      <div id={id} hidden={!isOpen || !children} className={styles.steps}>
        {wasOpen && children}
      </div>
    </Card>
  );
}
