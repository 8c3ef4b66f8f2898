import { askStore } from '@fachwerk/shared/calls';
import {
  EmailField,
  FormTextArea,
  FormTextField,
  ServerForm,
  SubmitButton,
  useServerForm,
} from '@fachwerk/shared/forms';
import { STORE_REQUEST_MONTHS, STORE_REQUEST_TEXT } from '@fachwerk/shared/rules';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect } from 'react';
import styles from './StoreRequestLayer.module.css';

/** What the visitor has typed. */
export interface QuestionDraft {
  question: string;
  name: string;
  email: string;
}

interface StoreRequestFieldsProps {
  itemId: string;
  companyId: string;
  draft: QuestionDraft;
  onDraft: (draft: QuestionDraft) => void;
  onDone: (email: string) => void;
}

export function StoreRequestFields(props: StoreRequestFieldsProps) {
  const { itemId, companyId, draft, onDraft, onDone } = props;
  const text = useMessages();
  const { privacy } = usePlatform().config.pageUrls;
  const running = useServerForm({
    call: askStore,
    async schema() {
      const { StoreRequestForm } = await import('@fachwerk/shared/contracts');
      return StoreRequestForm;
    },
    initialValues: { companyId, itemId, question: draft.question, name: draft.name, email: draft.email },
    onDone: (_answer, values) => onDone(String(values.email)),
  });

  const { question, name, email } = running.form.values;
  useEffect(() => {
    onDraft({ question: String(question), name: String(name), email: String(email) });
  }, [onDraft, question, name, email]);

  return (
    <ServerForm
      form={running}
      label={text('storeRequest.headline')}
      submit={
        <SubmitButton
          isPending={running.isPending}
          note={privacy && <a href={privacy}>{text('storeRequest.privacy')}</a>}
        >
          {text('storeRequest.submit')}
        </SubmitButton>
      }
    >
      <input type="hidden" name="companyId" value={companyId} />
      <input type="hidden" name="itemId" value={itemId} />
      <FormTextArea
        name="question"
        label={text('storeRequest.question')}
        maxLength={STORE_REQUEST_TEXT.max}
      />
      <FormTextField name="name" label={text('storeRequest.name')} autoComplete="name" />
      <EmailField autoComplete="email" />
      <p className={styles.purpose}>{text('storeRequest.purpose', { months: STORE_REQUEST_MONTHS })}</p>
    </ServerForm>
  );
}
