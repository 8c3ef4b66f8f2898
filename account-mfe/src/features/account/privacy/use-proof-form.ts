import type { deleteAccount, requestExport } from '@fachwerk/shared/calls';
import type { AccountPrivacy, FormAnswer } from '@fachwerk/shared/contracts';
import { useServerForm } from '@fachwerk/shared/forms';
import { useState } from 'react';
import { answerOf } from '../form/answer-of';

export interface ProofFormProps {
  /** For the password manager. */
  email: string;
  answer: FormAnswer | null;
  onDone: (privacy: AccountPrivacy) => void;
}

/** A form that asks for the password again. `doneKey` is the message of its success. */
export function useProofForm(
  call: typeof requestExport | typeof deleteAccount,
  { form: name, doneKey: success }: { form: string; doneKey: string },
  { answer, onDone }: ProofFormProps,
) {
  const own = answerOf(answer, name);
  const [doneKey, setDoneKey] = useState(own.doneKey);
  const form = useServerForm({
    call,
    async schema() {
      const { PasswordProofForm } = await import('@fachwerk/shared/contracts');
      return PasswordProofForm;
    },
    initialValues: { password: '' },
    lastAnswer: own.toCorrect,
    captchaActive: own.toCorrect?.captchaActive === true,
    onDone(privacy) {
      setDoneKey(success);
      form.form.resetForm();
      onDone(privacy);
    },
    onFailed: () => setDoneKey(null),
  });
  return { form, doneKey };
}
