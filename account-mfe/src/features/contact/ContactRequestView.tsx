import { answerContact, closeContact } from '@fachwerk/shared/calls';
import type { ContactRequest, FormAnswer } from '@fachwerk/shared/contracts';
import { FormTextArea, ServerForm, SubmitButton, toCorrect, useServerForm } from '@fachwerk/shared/forms';
import { CONTACT_TEXT } from '@fachwerk/shared/rules';
import { Button, Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './ContactRequests.module.css';

interface ContactRequestViewProps {
  request: ContactRequest;
  answer: FormAnswer | null;
}

export function ContactRequestView({ request, answer }: ContactRequestViewProps) {
  const text = useMessages();
  const [answered, setAnswered] = useState(request.answer);
  const facts = [
    ['contact.topic', text(`contact.topic.${request.topic}`)],
    ['contact.service.received', request.receivedText],
    ['contact.name', request.name],
    ['forms.field.email', request.email],
    ['contact.phone', request.phone],
    ['contact.orderNumber', request.orderNumber],
  ] as const;
  return (
    <div className={styles.page}>
      <p>
        <a href="?">{text('contact.service.back')}</a>
      </p>
      <h1>{request.number}</h1>
      <Section className={styles.card} headline={text('contact.message')}>
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{text(name)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className={styles.message}>{request.message}</p>
        {request.attachments.length > 0 && (
          <ul role="list" aria-label={text('contact.attachments')}>
            {request.attachments.map(({ src, type }, index) => (
              <li key={src}>
                <a href={src} download>
                  {text('contact.service.file', {
                    number: index + 1,
                    type: type.replace(/^.*\//, '').toUpperCase(),
                  })}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section className={styles.card} headline={text('contact.service.answer')}>
        {answered ? (
          <Answered answer={answered} isFresh={request.answer === null} />
        ) : (
          <>
            <AnswerFields contactId={request.contactId} answer={answer} onDone={setAnswered} />
            <CloseForm contactId={request.contactId} onDone={setAnswered} />
          </>
        )}
      </Section>
    </div>
  );
}

interface AnsweredProps {
  answer: NonNullable<ContactRequest['answer']>;
  isFresh: boolean;
}

/** It replaces the form whose button had the focus. */
function Answered({ answer, isFresh }: AnsweredProps) {
  const text = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isFresh) ref.current?.focus();
  }, [isFresh]);
  const key = answer.text === '' ? 'closedAt' : 'answered';
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={text('contact.service.answer')}>
      <p className={styles.time}>
        {text(`contact.service.${key}`, { time: answer.answeredText, by: answer.by })}
      </p>
      {answer.text !== '' && <p className={styles.message}>{answer.text}</p>}
    </div>
  );
}

interface CloseFormProps {
  contactId: string;
  onDone: (answer: ContactRequest['answer']) => void;
}

/** For what needs no answer, for example advertising. */
function CloseForm({ contactId, onDone }: CloseFormProps) {
  const text = useMessages();
  const running = useServerForm({
    call: closeContact,
    params: { contactId },
    initialValues: {},
    onDone: (request) => onDone(request.answer),
  });
  return (
    <details>
      <summary>{text('contact.service.close')}</summary>
      <p>{text('contact.service.closeText')}</p>
      <ServerForm
        form={running}
        submit={
          <Button type="submit" isPending={running.isPending}>
            {text('contact.service.closeSubmit')}
          </Button>
        }
      >
        {null}
      </ServerForm>
    </details>
  );
}

interface AnswerFieldsProps {
  contactId: string;
  answer: FormAnswer | null;
  onDone: (answer: ContactRequest['answer']) => void;
}

function AnswerFields({ contactId, answer, onDone }: AnswerFieldsProps) {
  const text = useMessages();
  const running = useServerForm({
    call: answerContact,
    params: { contactId },
    async schema() {
      const { ContactAnswerForm } = await import('@fachwerk/shared/contracts');
      return ContactAnswerForm;
    },
    initialValues: { text: '' },
    lastAnswer: toCorrect(answer),
    onDone: (request) => onDone(request.answer),
  });
  return (
    <ServerForm
      form={running}
      label={text('contact.service.answer')}
      submit={
        <SubmitButton isPending={running.isPending} note={text('contact.service.note')}>
          {text('contact.service.send')}
        </SubmitButton>
      }
    >
      <FormTextArea name="text" label={text('contact.service.text')} rows={8} maxLength={CONTACT_TEXT.max} />
    </ServerForm>
  );
}
