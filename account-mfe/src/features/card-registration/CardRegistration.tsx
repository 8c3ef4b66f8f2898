import { registerCustomerCard } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  FormDateField,
  FormFrame,
  FormTextField,
  Outcome,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
  wentWell,
} from '@fachwerk/shared/forms';
import { Button } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { cardUrl } from '../account/card/card-pages';
import type { CardFrameProps } from './card-frame.props';
import { CardTerms } from './CardTerms';
import { CardUnavailable } from './CardUnavailable';
import type { CardPageData } from './load-card';
import { OutsideForm } from './OutsideForm';

/** A new card: the form of the operator's card programme, or the shop's own. */
export function CardRegistration({ props, data }: WidgetProps<CardFrameProps, CardPageData>) {
  const text = useMessages();
  const { account = '' } = usePlatform().config.pageUrls;
  const [isDone, setIsDone] = useState(false);
  const { overview, answer } = data;
  const toCard = (
    <Button variant="primary" href={cardUrl(account)}>
      {text('customerCard.register.toCard')}
    </Button>
  );

  if (!overview) return <CardUnavailable />;
  if (isDone || (wentWell(answer) && answer.form === 'card-registration'))
    return (
      <Outcome
        tone="success"
        headline={text('customerCard.register.doneHeadline')}
        isFresh={isDone}
        actions={toCard}
      >
        <p>{text('customerCard.register.done')}</p>
      </Outcome>
    );
  if (overview.card)
    return (
      <Outcome tone="success" headline={text('customerCard.register.has')} actions={toCard}>
        <p>{text('customerCard.register.hasText', { number: overview.card.printedNumber })}</p>
      </Outcome>
    );
  return (
    <OutsideForm kind="registration" origin={props.origin} headline={text('customerCard.register.headline')}>
      <FormFrame
        headline={text('customerCard.register.headline')}
        intro={<p>{text('customerCard.register.intro')}</p>}
      >
        <RegistrationForm lastAnswer={toCorrect(answer)} onDone={() => setIsDone(true)} />
      </FormFrame>
    </OutsideForm>
  );
}

function RegistrationForm({ lastAnswer, onDone }: { lastAnswer: FormAnswer | null; onDone: () => void }) {
  const text = useMessages();
  const running = useServerForm({
    call: registerCustomerCard,
    async schema() {
      const { CardRegistrationForm } = await import('@fachwerk/shared/contracts');
      return CardRegistrationForm;
    },
    initialValues: { firstName: '', lastName: '', postalCode: '', birthDate: '', acceptTerms: false },
    lastAnswer,
    onDone,
  });
  return (
    <ServerForm
      form={running}
      submit={
        <SubmitButton isPending={running.isPending}>{text('customerCard.register.submit')}</SubmitButton>
      }
    >
      <FormTextField name="firstName" label={text('account.firstName')} autoComplete="given-name" />
      <FormTextField name="lastName" label={text('account.lastName')} autoComplete="family-name" />
      <FormTextField
        name="postalCode"
        label={text('customerCard.postalCode')}
        hint={text('customerCard.register.postalCodeHint')}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <FormDateField
        name="birthDate"
        label={text('account.birthDate')}
        labelNote={text('forms.optional')}
        autoComplete="bday"
      />
      <CardTerms textKey="customerCard.terms" />
    </ServerForm>
  );
}
