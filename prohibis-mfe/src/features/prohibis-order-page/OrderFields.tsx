import type { Checkout } from '@fachwerk/shared/contracts';
import { FormCheckbox, FormSelectField, FormTextArea, FormTextField } from '@fachwerk/shared/forms';
import { MessageBox, Section } from '@fachwerk/shared/ui';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { addressChoices } from './address-choices';
import styles from './ProhibisOrderPage.module.css';

interface OrderFieldsProps {
  checkout: Checkout;
  isCollected: boolean;
}

/** Where the goods go, how they are paid, and what the firm writes about the order. */
export function OrderFields({ checkout, isCollected }: OrderFieldsProps) {
  const text = useMessages();
  return (
    <>
      <Section headline={text('prohibisOrder.delivery')}>
        <div className={styles.fields}>
          <DeliveryFields checkout={checkout} isCollected={isCollected} />
        </div>
      </Section>
      <Section headline={text('prohibisOrder.details')}>
        <div className={styles.fields}>
          <FormTextField name="reference" label={text('prohibisOrder.reference')} maxLength={40} />
          <FormTextField name="costCenter" label={text('prohibisOrder.costCenter')} maxLength={30} />
          <FormTextField name="contact" label={text('prohibisOrder.contact')} maxLength={80} />
          <div className={styles.wide}>
            <FormTextArea name="comment" label={text('prohibisOrder.comment')} maxLength={300} rows={3} />
          </div>
        </div>
      </Section>
    </>
  );
}

function DeliveryFields({ checkout, isCollected }: OrderFieldsProps) {
  const text = useMessages();
  const { pageUrls, shopLocale } = usePlatform().config;
  const { account } = pageUrls;
  const { delivery, payment } = checkout;
  const addresses = addressChoices(checkout, shopLocale);
  const devices = delivery.oldDevices.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <>
      {delivery.stores.length > 0 && (
        <FormSelectField
          name="companyId"
          label={text('prohibisOrder.way')}
          hint={isCollected ? undefined : text('prohibisOrder.wayHint')}
        >
          <option value="">{text('prohibisOrder.way.delivery')}</option>
          {delivery.stores.map(({ companyId, name, collectableText }) => (
            <option key={companyId} value={companyId}>
              {text('prohibisOrder.way.collect', { name, when: collectableText })}
            </option>
          ))}
        </FormSelectField>
      )}
      {addresses.length > 0 ? (
        <FormSelectField
          name="addressId"
          label={text(isCollected ? 'prohibisOrder.address.billing' : 'prohibisOrder.address')}
        >
          {addresses.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </FormSelectField>
      ) : (
        <MessageBox
          tone="warning"
          actions={account && <a href={account}>{text('prohibisOrder.address.add')}</a>}
        >
          {text('prohibisOrder.address.missing')}
        </MessageBox>
      )}
      {!isCollected && delivery.dateWishes.length > 0 && (
        <FormSelectField name="deliveryWish" label={text('prohibisOrder.deliveryWish')}>
          <option value="">{text('prohibisOrder.deliveryWish.soon')}</option>
          {delivery.dateWishes.map(({ date, text: day }) => (
            <option key={date} value={date}>
              {day}
            </option>
          ))}
        </FormSelectField>
      )}
      {!isCollected && devices > 0 && (
        <FormSelectField name="oldDevices" label={text('prohibisOrder.oldDevices')}>
          <option value="">{text('prohibisOrder.choose')}</option>
          {Array.from({ length: devices + 1 }, (_, count) => (
            <option key={count} value={String(count)}>
              {count}
            </option>
          ))}
        </FormSelectField>
      )}
      {!payment.isCovered && (
        <FormSelectField name="paymentMethod" label={text('prohibisOrder.payment')}>
          <option value="">{text('prohibisOrder.choose')}</option>
          {payment.options
            .filter(({ isAvailable }) => isAvailable)
            .map(({ type }) => (
              <option key={type} value={type}>
                {text(`payment.${type}`)}
              </option>
            ))}
        </FormSelectField>
      )}
      {delivery.asksAge && <FormCheckbox name="ageConfirmed" label={text('prohibisOrder.age')} />}
    </>
  );
}
