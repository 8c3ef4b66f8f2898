import { askAboutCard } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  EmailField,
  FormTextArea,
  FormTextField,
  ServerForm,
  SubmitButton,
  useServerForm,
} from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';

interface QuestionFormProps {
  lastAnswer: FormAnswer | null;
  onDone: () => void;
}

/** A question about the card, which is answered by mail. */
export function QuestionForm({ lastAnswer, onDone }: QuestionFormProps) {
  const text = useMessages();
  const running = useServerForm({
    call: askAboutCard,
    async schema() {
      const { CardQuestionForm } = await import('@fachwerk/shared/contracts');
      return CardQuestionForm;
    },
    initialValues: { lastName: '', email: '', question: '' },
    lastAnswer,
    captchaActive: lastAnswer?.captchaActive === true,
    onDone,
  });
  return (
    <ServerForm
      form={running}
      label={text('partnerCard.question.headline')}
      submit={
        <SubmitButton isPending={running.isPending}>{text('partnerCard.question.submit')}</SubmitButton>
      }
    >
      <FormTextField name="lastName" label={text('account.page.name')} autoComplete="name" />
      <EmailField autoComplete="email" />
      <FormTextArea name="question" label={text('partnerCard.question.label')} />
    </ServerForm>
  );
}
