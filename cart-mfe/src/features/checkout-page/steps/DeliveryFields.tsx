import type { Checkout } from '@fachwerk/shared/contracts';
import { FormSelectField } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './ChoiceFields.module.css';

/** What a delivery asks: a day, and old devices that the carrier takes back (ElektroG §17). */
export function DeliveryFields({ delivery }: { delivery: Checkout['delivery'] }) {
  const text = useMessages();
  const { isBulky, dateWishes, oldDevices } = delivery;
  const mostDevices = oldDevices.reduce((sum, { quantity }) => sum + quantity, 0);
  const counts = Array.from({ length: mostDevices }, (_, index) => index + 1);

  return (
    <>
      {isBulky && <p className={styles.note}>{text('checkout.delivery.bulky')}</p>}
      {dateWishes.length > 0 && (
        <FormSelectField name="dateWish" label={text('checkout.delivery.dateWish')}>
          <option value="">{text('checkout.delivery.soon')}</option>
          {dateWishes.map(({ date, text: day }) => (
            <option key={date} value={date}>
              {day}
            </option>
          ))}
        </FormSelectField>
      )}
      {oldDevices.length > 0 && (
        <FormSelectField
          name="oldDevices"
          label={text('checkout.delivery.oldDevices')}
          hint={text('checkout.delivery.oldDevicesHint', {
            names: oldDevices.map(({ name }) => name).join(', '),
          })}
        >
          <option value="">{text('checkout.choose')}</option>
          <option value="0">{text('checkout.delivery.oldDevicesNone')}</option>
          {counts.map((count) => (
            <option key={count} value={count}>
              {text('checkout.delivery.oldDevicesCount', { count })}
            </option>
          ))}
        </FormSelectField>
      )}
    </>
  );
}
