import { PostalFields } from '@fachwerk/shared/address';
import { saveAddress } from '@fachwerk/shared/calls';
import type { FormAnswer } from '@fachwerk/shared/contracts';
import { FieldGroup, FormCheckbox, useFieldValue } from '@fachwerk/shared/forms';
import { type BillingField, billingField, eachAddressField, HOME_COUNTRY } from '@fachwerk/shared/rules';
import { useIsHydrated, useMessages } from '@fachwerk/shared/widget';
import { type ReactNode, useId } from 'react';
import { initialValues } from '../state/typed-values';
import type { CheckoutControl } from '../state/use-checkout';
import styles from './AddressStep.module.css';
import { BookAddresses } from './BookAddresses';
import { StepForm } from './StepForm';
import { useStepForm } from './use-step-form';

const EMPTY = eachAddressField(() => '');
const EMPTY_BILLING = Object.fromEntries(
  Object.values(eachAddressField(billingField)).map((name) => [name, '']),
) as Record<BillingField, string>;

interface AddressStepProps {
  control: CheckoutControl;
  lastAnswer: FormAnswer | null;
  /** Id of the stored address that the page is opened with. */
  bookAddress?: string | null | undefined;
}

/** Where the goods go, and a separate address of the bill; a collected order has that of the bill only. */
export function AddressStep({ control, lastAnswer, bookAddress }: AddressStepProps) {
  const text = useMessages();
  const { checkout } = control;
  const { values, kind, countries, billingCountries, book = [] } = checkout.address;
  const asked = book.find(({ id }) => id === bookAddress);
  const [first] = countries;
  const [firstBilling] = billingCountries;
  const form = useStepForm('address', control, {
    call: saveAddress,
    async schema() {
      const { addressForm } = await import('@fachwerk/shared/contracts');
      return addressForm({ countries: countries.map(({ code }) => code) });
    },
    initialValues: initialValues(
      {
        ...EMPTY,
        country: first?.code ?? HOME_COUNTRY,
        hasBilling: false,
        ...EMPTY_BILLING,
        billingCountry: firstBilling?.code ?? HOME_COUNTRY,
        saveToBook: false,
      },
      { ...values, ...asked?.values },
    ),
    lastAnswer,
  });

  return (
    <StepForm step="address" checkout={checkout} form={form}>
      {book.length > 0 && (
        <BookAddresses
          addresses={book}
          typed={form.form.values}
          onChoose={(chosen) => void form.form.setValues({ ...form.form.values, ...chosen })}
        />
      )}
      <PostalFields section={kind === 'delivery' ? 'shipping' : 'billing'} countries={countries} />
      {checkout.isLoggedIn && checkout.address.book && (
        <FormCheckbox name="saveToBook" label={text('checkout.address.saveToBook')} />
      )}
      {kind === 'delivery' && (
        <BillingAddress>
          <PostalFields section="billing" countries={billingCountries} isBillingField />
        </BillingAddress>
      )}
    </StepForm>
  );
}

/** The second address appears with the check box; without script by its style. */
function BillingAddress({ children }: { children: ReactNode }) {
  const text = useMessages();
  const { field } = useFieldValue<boolean>('hasBilling');
  const isHydrated = useIsHydrated();
  const id = useId();

  return (
    <div className={styles.billing}>
      <input
        type="checkbox"
        id={id}
        name="hasBilling"
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        className={styles.box}
      />
      <label htmlFor={id} className={styles.label}>
        {text('checkout.address.hasBilling')}
      </label>
      {(field.value || !isHydrated) && (
        <fieldset className={styles.fields}>
          <legend className={styles.legend}>{text('checkout.address.billing')}</legend>
          <FieldGroup label={text('checkout.address.billing')}>{children}</FieldGroup>
        </fieldset>
      )}
    </div>
  );
}
