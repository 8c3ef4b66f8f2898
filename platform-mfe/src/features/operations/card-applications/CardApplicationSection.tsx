import { acceptCardApplication, readCardApplications, refuseCardApplication } from '@fachwerk/shared/calls';
import type { CardApplication } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { Button, Card, EmptyState, MessageBox } from '@fachwerk/shared/ui';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import { ActionDialog } from '../actions/ActionDialog';
import { Section } from '../base/Section';
import styles from './CardApplicationSection.module.css';

type Decision = 'accept' | 'refuse';
interface Chosen {
  decision: Decision;
  application: CardApplication;
}
const APPLICATION_NAMES = { accept: 'accept', refuse: 'refuse' };
const QUESTION_NAMES = { accept: 'answered', refuse: 'drop' };

/**
 * Applications for cards wait in the shop API, which knows an operator by the login of the desk. They are
 * read on demand: the rest of the page works while the API is down.
 */
export function CardApplicationSection() {
  const text = useMessages();
  const { api } = usePlatform();
  const [waiting, setWaiting] = useState<readonly CardApplication[]>();
  const [chosen, setChosen] = useState<Chosen>();
  const section = useRef<HTMLDivElement>(null);
  const [decided, setDecided] = useState(0);
  // The button that had the focus is gone with its application.
  useLayoutEffect(() => {
    if (decided > 0) section.current?.focus();
  }, [decided]);
  const { run, state, isPending } = useAction(
    (order?: { decision: Decision; applicationId: string }) => {
      if (!order) return api.call(readCardApplications, {});
      const call = order.decision === 'accept' ? acceptCardApplication : refuseCardApplication;
      return api.call(call, { params: { applicationId: order.applicationId } });
    },
    {
      onDone: ({ applications }) => {
        setWaiting(applications);
        setChosen(undefined);
        if (chosen) setDecided((count) => count + 1);
      },
    },
  );

  return (
    <Section name="cards" title={text('operations.cards.title')} intro={text('operations.cards.intro')}>
      <div ref={section} tabIndex={-1} role="group" aria-label={text('operations.cards.title')}>
        {state.status === 'failed' && (
          <MessageBox tone="error" isLive>
            {text(`operations.cards.${failureOf(state.error)}`)}
          </MessageBox>
        )}
        {waiting?.length === 0 && (
          <EmptyState headingLevel={3} title={text('operations.cards.empty')}>
            {text('operations.cards.emptyText')}
          </EmptyState>
        )}
        {waiting && waiting.length > 0 && (
          <ul role="list" className={styles.list}>
            {waiting.map((one) => (
              <Application
                key={one.applicationId}
                application={one}
                isPending={isPending}
                onDecide={(decision) => setChosen({ decision, application: one })}
              />
            ))}
          </ul>
        )}
      </div>
      {chosen && (
        <DecisionDialog
          chosen={chosen}
          isPending={isPending}
          onClose={() => setChosen(undefined)}
          onConfirm={async ({ decision, application: { applicationId } }) => {
            await run({ decision, applicationId });
            setChosen(undefined);
          }}
        />
      )}
      <Button className={styles.load} isPending={isPending && !waiting} onClick={() => void run(undefined)}>
        {text(waiting ? 'operations.cards.reload' : 'operations.cards.load')}
      </Button>
    </Section>
  );
}

interface DecisionDialogProps {
  chosen: Chosen;
  isPending: boolean;
  onClose: () => void;
  onConfirm: (chosen: Chosen) => Promise<void>;
}

/** A decision is final, and the applicant gets a mail. */
function DecisionDialog({ chosen, isPending, onClose, onConfirm }: DecisionDialogProps) {
  const text = useMessages();
  const { kind, firm, name } = chosen.application;
  const isQuestion = kind === 'QUESTION';
  const names = isQuestion ? QUESTION_NAMES : APPLICATION_NAMES;
  return (
    <ActionDialog
      isOpen
      title={text(`operations.cards.${names[chosen.decision]}Of`, { title: firm || name })}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide isPending={isPending} onClick={() => void onConfirm(chosen)}>
          {text(`operations.cards.${names[chosen.decision]}`)}
        </Button>
      }
    >
      <p>{text(`operations.cards.${isQuestion ? 'finalQuestion' : 'final'}`)}</p>
    </ActionDialog>
  );
}

/** Without a login of the desk; decided by another operator meanwhile; everything else. */
function failureOf(error: unknown): 'signedOut' | 'decided' | 'failed' {
  if (!isHttpError(error)) return 'failed';
  if (error.status === 401 || error.status === 403) return 'signedOut';
  return error.status === 404 ? 'decided' : 'failed';
}

interface ApplicationProps {
  application: CardApplication;
  isPending: boolean;
  onDecide: (decision: Decision) => void;
}

function Application({ application, isPending, onDecide }: ApplicationProps) {
  const text = useMessages();
  const { kind, firm, name, email, postalCode, question, appliedText } = application;
  const isQuestion = kind === 'QUESTION';
  const title = firm || name;
  return (
    <Card as="li" className={styles.application}>
      <h3 className={styles.title}>
        {text(`operations.cards.kind.${kind}`)}: {title}
      </h3>
      <p className={styles.facts}>
        {[firm && name, postalCode, appliedText].filter((fact) => fact !== '').join(' · ')}
      </p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {isQuestion && <p className={styles.question}>{question}</p>}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          isPending={isPending}
          aria-label={text(`operations.cards.${isQuestion ? 'answeredOf' : 'acceptOf'}`, { title })}
          onClick={() => onDecide('accept')}
        >
          {text(`operations.cards.${isQuestion ? 'answered' : 'accept'}`)}
        </Button>
        <Button
          isPending={isPending}
          aria-label={text(`operations.cards.${isQuestion ? 'dropOf' : 'refuseOf'}`, { title })}
          onClick={() => onDecide('refuse')}
        >
          {text(`operations.cards.${isQuestion ? 'drop' : 'refuse'}`)}
        </Button>
      </div>
    </Card>
  );
}
