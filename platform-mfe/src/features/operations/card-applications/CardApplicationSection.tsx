import { acceptCardApplication, readCardApplications, refuseCardApplication } from '@fachwerk/shared/calls';
import type { CardApplication } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { Button, Card, EmptyState, MessageBox } from '@fachwerk/shared/ui';
import { useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { Section } from '../base/Section';
import styles from './CardApplicationSection.module.css';

type Decision = 'accept' | 'refuse';

/**
 * Applications for cards wait in the shop API, which knows an operator by the login of the desk. They are
 * read on demand: the rest of the page works while the API is down.
 */
export function CardApplicationSection() {
  const text = useMessages();
  const { api } = usePlatform();
  const [waiting, setWaiting] = useState<readonly CardApplication[]>();
  const { run, state, isPending } = useAction(
    (order?: { decision: Decision; applicationId: string }) => {
      if (!order) return api.call(readCardApplications, {});
      const call = order.decision === 'accept' ? acceptCardApplication : refuseCardApplication;
      return api.call(call, { params: { applicationId: order.applicationId } });
    },
    { onDone: ({ applications }) => setWaiting(applications) },
  );

  return (
    <Section name="cards" title={text('operations.cards.title')} intro={text('operations.cards.intro')}>
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
              onDecide={(decision) => void run({ decision, applicationId: one.applicationId })}
            />
          ))}
        </ul>
      )}
      <Button className={styles.load} isPending={isPending && !waiting} onClick={() => void run(undefined)}>
        {text(waiting ? 'operations.cards.reload' : 'operations.cards.load')}
      </Button>
    </Section>
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
