import { addGiftCard, nativeForm } from '@fachwerk/shared/calls';
import type { CartContainer, FormAnswer } from '@fachwerk/shared/contracts';
import { Captcha, useCaptcha } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { Button, TextField } from '@fachwerk/shared/ui';
import { failureText, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type FormEvent, useRef, useState } from 'react';
import styles from './GiftCardForm.module.css';

interface GiftCardFieldsProps {
  change: (call: () => Promise<CartContainer>) => Promise<CartContainer>;
  lastAnswer: FormAnswer | null;
}

/** Number and PIN. After a refusal the number stays in its field; the PIN does not. */
export function GiftCardFields({ change, lastAnswer }: GiftCardFieldsProps) {
  const text = useMessages();
  const { api, config, track } = usePlatform();
  const captcha = useCaptcha(lastAnswer?.captchaActive ?? false);
  const pin = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(() => {
    const fault = lastAnswer?.fieldErrors[0] ?? lastAnswer?.globalErrors[0];
    return fault ? text(fault.msg, (fault.values ?? {}) as Record<string, string | number>) : null;
  });
  const { attributes, field } = nativeForm(addGiftCard, config.apiOrigin);

  /** Each attempt uses up the solution. */
  function refuse(reason: string, captchaActive: boolean | undefined) {
    setError(reason);
    if (pin.current) pin.current.value = '';
    if (captchaActive || captcha.state !== 'off') captcha.reset();
  }

  const { run, isPending } = useAction(
    async (form: { cardNumber: string; pin: string }) => {
      const frcCaptchaSolution = await captcha.take();
      const answer = await change(() => api.call(addGiftCard, { form: { ...form, frcCaptchaSolution } }));
      // Here, because an accepted card removes this form.
      if (answer.cartSum.giftCard) track({ name: 'add_gift_card', values: { source: 'checkout' } });
      return answer;
    },
    {
      onDone({ captchaActive, cartSum }) {
        const { giftCardFormResult } = cartSum.onlinePromotionResultModel;
        const fault = giftCardFormResult?.formResult.fieldErrors[0];
        if (fault) refuse(text(fault.msg), captchaActive);
      },
      onFailed(failure) {
        const body = isHttpError(failure)
          ? (failure.body as { captchaActive?: boolean } | undefined)
          : undefined;
        refuse(failureText(text, failure), body?.captchaActive);
      },
    },
  );

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    setError(null);
    void run({ cardNumber: String(typed.get('cardNumber')), pin: String(typed.get('pin')) });
  }

  return (
    <form className={styles.content} {...attributes} onSubmit={send}>
      <TextField
        name={field('cardNumber')}
        label={text('giftCard.number')}
        hint={text('giftCard.numberHint')}
        {...(error && { error })}
        defaultValue={lastAnswer?.values.cardNumber ?? ''}
        inputMode="numeric"
        maxLength={40}
        required
        autoComplete="off"
        onChange={() => setError(null)}
      />
      <TextField
        ref={pin}
        name={field('pin')}
        label={text('giftCard.pin')}
        inputMode="numeric"
        maxLength={20}
        required
        autoComplete="off"
      />
      <Captcha captcha={captcha} />
      <Button type="submit" isPending={isPending}>
        {text('giftCard.submit')}
      </Button>
    </form>
  );
}
