import { saveDelivery } from '@fachwerk/shared/calls';
import type { Checkout, FormAnswer } from '@fachwerk/shared/contracts';
import { FormCheckbox } from '@fachwerk/shared/forms';
import { StoreIcon, TruckIcon } from '@fachwerk/shared/ui';
import { type Translate, useMessages, usePriceText } from '@fachwerk/shared/widget';
import { faultText } from '../fault-text';
import { initialValues } from '../state/typed-values';
import type { CheckoutControl } from '../state/use-checkout';
import { ChoiceCards } from './ChoiceCards';
import { CollectFields } from './CollectFields';
import { DeliveryFields } from './DeliveryFields';
import { StepForm } from './StepForm';
import styles from './StepForm.module.css';
import { useStepForm } from './use-step-form';

interface DeliveryStepProps {
  control: CheckoutControl;
  lastAnswer: FormAnswer | null;
}

/** Delivery, which is chosen at first, or collection, and what each of them asks. */
export function DeliveryStep({ control, lastAnswer }: DeliveryStepProps) {
  const text = useMessages();
  const priceText = usePriceText();
  const { checkout } = control;
  const { delivery } = checkout;
  const { oldDevices, asksAge, zeroTax, shipping, stores } = delivery;
  const form = useStepForm('delivery', control, {
    call: saveDelivery,
    async schema() {
      const { deliveryForm } = await import('@fachwerk/shared/contracts');
      return deliveryForm({ asksOldDevices: oldDevices.length > 0, asksAge });
    },
    initialValues: initialValues(
      {
        kind: 'delivery',
        companyId: stores.find(({ isSelected }) => isSelected)?.companyId ?? '',
        pickupBox: false,
        dateWish: '',
        oldDevices: '',
        ageConfirmed: false,
        zeroTaxStatement: false,
      },
      delivery.values,
    ),
    lastAnswer,
  });
  const [nearest] = stores;

  return (
    <StepForm step="delivery" checkout={checkout} form={form}>
      <ChoiceCards
        name="kind"
        label={text('checkout.delivery.question')}
        isLabelHidden
        choices={[
          {
            value: 'delivery',
            icon: <TruckIcon />,
            title: text('checkout.delivery.delivery'),
            // Gift cards are sent by e-mail and have no day of arrival.
            note: delivery.deliveryText
              ? text('checkout.delivery.arrival', { dates: delivery.deliveryText })
              : text('checkout.line.email'),
            aside: shipping.value === 0 ? text('checkout.free') : priceText(shipping),
            panel: (delivery.isBulky || delivery.dateWishes.length > 0 || oldDevices.length > 0) && (
              <DeliveryFields delivery={delivery} />
            ),
          },
          {
            value: 'collect',
            icon: <StoreIcon />,
            title: text('checkout.delivery.collect'),
            note:
              nearest &&
              text('checkout.delivery.collectable', {
                store: nearest.name,
                time: nearest.collectableText,
              }),
            aside: text('checkout.free'),
            reason: reasonOf(text, delivery.collectFaults),
            panel: (
              <CollectFields
                delivery={delivery}
                onStore={() => void form.form.setFieldValue('kind', 'collect')}
              />
            ),
            isOpen: stores.length === 0,
          },
        ]}
      />
      {asksAge && (
        <div className={styles.option}>
          <FormCheckbox name="ageConfirmed" label={text('checkout.delivery.age')} />
          <p className={styles.text}>{text('checkout.delivery.ageText')}</p>
        </div>
      )}
      {zeroTax && (
        <div className={styles.option}>
          <FormCheckbox
            name="zeroTaxStatement"
            label={text('checkout.delivery.zeroTax', { saving: priceText(zeroTax.saving) })}
          />
          <p className={styles.text}>{text('checkout.delivery.zeroTaxText')}</p>
        </div>
      )}
    </StepForm>
  );
}

function reasonOf(text: Translate, faults: Checkout['faults']): string | undefined {
  return faults.length > 0 ? faults.map((fault) => faultText(text, fault)).join(' ') : undefined;
}
