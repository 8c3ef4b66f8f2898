import { readGiftCardBalance } from '@fachwerk/shared/calls';
import type { FormAnswer, GiftCardBalance } from '@fachwerk/shared/contracts';
import { FormTextField, ServerForm, SubmitButton, toCorrect, useServerForm } from '@fachwerk/shared/forms';
import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages, usePriceText } from '@fachwerk/shared/widget';
import { useState } from 'react';

interface BalanceFormProps {
  answer: FormAnswer | null;
  balance: GiftCardBalance | null;
}

/** Number and PIN; the answer is above the form. */
export function BalanceForm({ answer, balance }: BalanceFormProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const [found, setFound] = useState(balance);
  const running = useServerForm({
    call: readGiftCardBalance,
    async schema() {
      const { GiftCardForm } = await import('@fachwerk/shared/contracts');
      return GiftCardForm;
    },
    initialValues: { cardNumber: '', pin: '' },
    lastAnswer: toCorrect(answer),
    onDone: setFound,
    onFailed() {
      setFound(null);
      void running.form.setFieldValue('pin', '', false);
    },
  });

  return (
    <>
      {found && (
        <MessageBox
          tone="success"
          isLive
          title={text('giftCards.balance.found', { amount: priceText(found.balance) })}
        >
          <p>{text('giftCards.balance.valid', { number: found.maskedNumber, day: found.validUntilText })}</p>
        </MessageBox>
      )}
      <ServerForm
        form={running}
        label={text('giftCards.balance.headline')}
        submit={<SubmitButton isPending={running.isPending}>{text('giftCards.balance.submit')}</SubmitButton>}
      >
        <FormTextField
          name="cardNumber"
          label={text('giftCard.number')}
          hint={text('giftCard.numberHint')}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormTextField name="pin" label={text('giftCard.pin')} inputMode="numeric" autoComplete="off" />
      </ServerForm>
    </>
  );
}
