import { acceptCardApplication, readCardApplications, refuseCardApplication } from '@fachwerk/shared/calls';
import type { CardApplication } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { Button } from '@fachwerk/shared/ui';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { ActionDialog } from '../actions/ActionDialog';
import { DeskList, ItemHead } from '../base/DeskList';
import styles from './CardApplicationSection.module.css';

type Decision = 'accept' | 'refuse';
interface Chosen {
  decision: Decision;
  application: CardApplication;
}
const APPLICATION_NAMES = { accept: 'accept', refuse: 'refuse' };
const QUESTION_NAMES = { accept: 'answered', refuse: 'drop' };

/** Applications for cards, and questions about them, that wait for a decision. */
export function CardApplicationSection() {
  const { api } = usePlatform();
  const [waiting, setWaiting] = useState<readonly CardApplication[]>();
  const [chosen, setChosen] = useState<Chosen>();
  const [decided, setDecided] = useState(0);
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
    <DeskList
      name="cards"
      items={waiting}
      keyOf={({ applicationId }) => applicationId}
      row={(application) => (
        <Application
          application={application}
          isPending={isPending}
          onDecide={(decision) => setChosen({ decision, application })}
        />
      )}
      failure={state.status === 'failed' ? failureOf(state.error) : undefined}
      isPending={isPending}
      changes={decided}
      onLoad={() => void run(undefined)}
    >
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
    </DeskList>
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
    <>
      <ItemHead
        title={
          <>
            {text(`operations.cards.kind.${kind}`)}: {title}
          </>
        }
        facts={[firm && name, postalCode, appliedText].filter((fact) => fact !== '').join(' · ')}
      />
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
    </>
  );
}
