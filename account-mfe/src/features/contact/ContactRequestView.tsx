import { answerContact } from '@fachwerk/shared/calls';
import type { ContactRequest, FormAnswer } from '@fachwerk/shared/contracts';
import { FormTextArea, ServerForm, SubmitButton, toCorrect, useServerForm } from '@fachwerk/shared/forms';
import { CONTACT_TEXT } from '@fachwerk/shared/rules';
import { Section } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useState } from 'react';
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
          <div role="status">
            <p className={styles.time}>
              {text('contact.service.answered', { time: answered.answeredText, by: answered.by })}
            </p>
            <p className={styles.message}>{answered.text}</p>
          </div>
        ) : (
          <AnswerFields contactId={request.contactId} answer={answer} onDone={setAnswered} />
        )}
      </Section>
    </div>
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
