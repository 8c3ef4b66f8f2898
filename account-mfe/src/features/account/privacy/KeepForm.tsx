import { keepAccount } from '@fachwerk/shared/calls';
import type { AccountPrivacy, FormAnswer } from '@fachwerk/shared/contracts';
import { useServerForm } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { AccountForm } from '../form/AccountForm';
import { answerOf } from '../form/answer-of';

interface KeepFormProps {
  /** The day of the deletion, "14.12.2026". */
  day: string;
  answer: FormAnswer | null;
  onDone: (privacy: AccountPrivacy) => void;
}

/** Takes the deletion of the account back. */
export function KeepForm({ day, answer, onDone }: KeepFormProps) {
  const text = useMessages();
  const own = answerOf(answer, 'account-kept');
  const form = useServerForm({ call: keepAccount, initialValues: {}, lastAnswer: own.toCorrect, onDone });

  return (
    <AccountForm
      headline={text('privacy.deletion.plannedHeadline', { day })}
      intro={<p>{text('privacy.deletion.plannedText')}</p>}
      form={form}
      done={null}
      submit={text('privacy.deletion.keep')}
    >
      {null}
    </AccountForm>
  );
}
