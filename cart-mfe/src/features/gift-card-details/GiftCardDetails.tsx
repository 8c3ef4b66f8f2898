import { publishCart } from '@fachwerk/shared/bus';
import { buyGiftCard } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import {
  EmailField,
  FormDateField,
  FormFrame,
  FormTextArea,
  FormTextField,
  ServerForm,
  SubmitButton,
  toCorrect,
  useServerForm,
} from '@fachwerk/shared/forms';
import { GIFT_CARD_DESIGNS, GIFT_CARD_EUROS, giftCardCents } from '@fachwerk/shared/rules';
import { Chip } from '@fachwerk/shared/ui';
import { useMessages, usePlatform, type WidgetProps } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { goTo } from '../../go-to';
import type { GiftCardDetailsProps } from './gift-card-details.props';
import styles from './GiftCardDetails.module.css';
import { GiftCardPreview, type GiftCardValues } from './GiftCardPreview';

export interface GiftCardDetailsData {
  /** Answer to the last form without script. */
  answer: FormAnswer | null;
  /** Chosen without script; otherwise empty. */
  amount: string;
}

/** Parameter of the page address: the amount that was chosen without script. */
export const AMOUNT_PARAMETER = 'betrag';
const QUICK_AMOUNTS = ['25', '50', '100', '150'];

/** One design: amount, and what the mail to the recipient contains. */
export function GiftCardDetails({ props, data }: WidgetProps<GiftCardDetailsProps, GiftCardDetailsData>) {
  const text = useMessages();
  const { bus, config, track } = usePlatform();
  const { name, itemId, productId } =
    GIFT_CARD_DESIGNS.find(({ design }) => design === props.design) ?? GIFT_CARD_DESIGNS[0];
  const running = useServerForm({
    call: buyGiftCard,
    async schema() {
      const { giftCardPurchaseForm } = await import('@fachwerk/shared/contracts');
      return giftCardPurchaseForm();
    },
    initialValues: {
      itemId,
      productId,
      amount: data.amount,
      recipientName: '',
      recipientEmail: '',
      message: '',
      sendOn: '',
    },
    lastAnswer: toCorrect(data.answer),
    isIdempotent: true,
    onDone(container, { amount }) {
      publishCart(bus, container, { action: 'addCart', itemId, productId, quantity: 1 });
      const cents = giftCardCents(String(amount));
      const { addedEntryId: entryId = '' } = container;
      bus.publish('cart:gift-card-added', { entryId, itemId, productId, cents });
      track({ name: 'add_to_cart', values: { itemId, quantity: 1, source: 'giftcard' } });
      goTo(config.pageUrls.basket);
      return 'leaving';
    },
  });
  const values = running.form.values as GiftCardValues;
  const amountsId = useId();
  const optional = text('forms.optional');

  return (
    <FormFrame
      headline={text('giftCards.details.headline', { name })}
      intro={<p>{text('giftCards.details.intro')}</p>}
      aside={<GiftCardPreview design={props.design} values={values} />}
      isAsideFirst
    >
      {/* Without script an amount opens the page with it; the fields of the other form are in no address. */}
      <form id={amountsId} method="get" hidden />
      <ServerForm
        form={running}
        submit={
          <SubmitButton
            isPending={running.isPending}
            note={
              <>
                <p>{text('giftCards.details.note')}</p>
                <p>{text('giftCards.terms')}</p>
              </>
            }
          >
            {text('giftCards.details.submit')}
          </SubmitButton>
        }
      >
        <input type="hidden" name="itemId" value={itemId} />
        <input type="hidden" name="productId" value={productId} />
        <div role="group" aria-label={text('giftCards.details.quick')} className={styles.quick}>
          {QUICK_AMOUNTS.map((amount) => (
            <Chip
              key={amount}
              type="submit"
              form={amountsId}
              name={AMOUNT_PARAMETER}
              value={amount}
              isSelected={giftCardCents(values.amount) === giftCardCents(amount)}
              onClick={(event) => {
                event.preventDefault();
                void running.form.setFieldValue('amount', amount);
              }}
            >
              {text('giftCards.details.euros', { amount })}
            </Chip>
          ))}
        </div>
        <FormTextField
          name="amount"
          label={text('giftCards.details.amount')}
          hint={text('giftCards.details.amountHint', GIFT_CARD_EUROS)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
        />
        <FormTextField
          name="recipientName"
          label={text('giftCards.details.recipientName')}
          labelNote={optional}
          autoComplete="off"
        />
        <EmailField
          name="recipientEmail"
          label={text('giftCards.details.recipientEmail')}
          labelNote={optional}
          hint={text('giftCards.details.recipientEmailHint')}
          autoComplete="off"
        />
        <FormTextArea
          name="message"
          label={text('giftCards.details.message')}
          labelNote={optional}
          maxLength={300}
        />
        <FormDateField
          name="sendOn"
          label={text('giftCards.details.sendOn')}
          labelNote={optional}
          hint={text('giftCards.details.sendOnHint')}
        />
      </ServerForm>
    </FormFrame>
  );
}
