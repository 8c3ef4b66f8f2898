import { sendContact } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  EmailField,
  fillText,
  FormSelectField,
  FormTextArea,
  FormTextField,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import type { SentFile } from '@fachwerk/shared/http';
import { CONTACT_MONTHS, CONTACT_TEXT, CONTACT_TOPICS } from '@fachwerk/shared/rules';
import { CheckCircleIcon, Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useLayoutEffect, useRef, useState } from 'react';
import { AttachmentsField } from './AttachmentsField';
import styles from './Contact.module.css';

export interface ContactData {
  answer: FormAnswer | null;
  /** Those of the account; empty without a login. */
  name: string;
  email: string;
}

/** A message to the customer service; its number is shown and mailed. */
export function Contact({ data }: { data: ContactData }) {
  const text = useMessages();
  const [sent, setSent] = useState<string | null>(null);
  const { answer } = data;
  const number = sent ?? (wentWell(answer) ? String(answer.result?.number ?? '') : null);
  return (
    <div className={styles.contact}>
      <Section headline={text(number === null ? 'contact.headline' : 'contact.doneHeadline')}>
        {number === null ? (
          <ContactFields data={data} onDone={setSent} />
        ) : (
          <Received number={number} isFresh={sent !== null} />
        )}
      </Section>
    </div>
  );
}

function Received({ number, isFresh }: { number: string; isFresh: boolean }) {
  const text = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (isFresh) ref.current?.focus();
  }, [isFresh]);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={text('contact.doneHeadline')}
      className={styles.done}
    >
      <CheckCircleIcon size={32} className={styles.icon} />
      <p>{fillText(text('contact.doneText'), { number: <strong>{number}</strong> })}</p>
    </div>
  );
}

function ContactFields({ data, onDone }: { data: ContactData; onDone: (number: string) => void }) {
  const text = useMessages();
  const { privacy } = usePlatform().config.pageUrls;
  const input = useRef<HTMLInputElement>(null);
  const running = useServerForm({
    call: sendContact,
    async schema() {
      const { ContactMessageForm } = await import('@fachwerk/shared/contracts');
      return ContactMessageForm;
    },
    initialValues: {
      topic: '',
      orderNumber: '',
      name: data.name,
      email: data.email,
      phone: '',
      message: '',
      attachments: '',
    },
    lastAnswer: toCorrect(data.answer),
    files: (): Promise<SentFile[]> =>
      Promise.resolve(
        [...(input.current?.files ?? [])].map((file) => ({
          field: 'attachments',
          name: file.name,
          content: file,
        })),
      ),
    onDone: ({ number }) => onDone(number),
  });
  const optional = text('forms.optional');
  return (
    <ServerForm
      form={running}
      label={text('contact.headline')}
      submit={
        <SubmitButton
          isPending={running.isPending}
          note={
            <>
              {text('contact.keep', { months: CONTACT_MONTHS })}{' '}
              {privacy && <a href={`${privacy}#kontakt`}>{text('contact.privacy')}</a>}
            </>
          }
        >
          {text('contact.submit')}
        </SubmitButton>
      }
    >
      <FormSelectField name="topic" label={text('contact.topic')}>
        <option value="">{text('contact.topic.choose')}</option>
        {CONTACT_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {text(`contact.topic.${topic}`)}
          </option>
        ))}
      </FormSelectField>
      <FormTextArea
        name="message"
        label={text('contact.message')}
        rows={6}
        maxLength={CONTACT_TEXT.max}
        autoComplete="off"
      />
      <FormTextField
        name="orderNumber"
        label={text('contact.orderNumber')}
        labelNote={optional}
        hint={text('contact.orderNumber.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <AttachmentsField input={input} />
      <FormTextField name="name" label={text('contact.name')} autoComplete="name" />
      <EmailField autoComplete="email" />
      <FormTextField
        name="phone"
        label={text('contact.phone')}
        labelNote={optional}
        type="tel"
        autoComplete="tel"
      />
    </ServerForm>
  );
}
