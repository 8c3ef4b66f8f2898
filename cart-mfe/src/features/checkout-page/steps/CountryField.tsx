import type { Checkout } from '@fachwerk/shared/contracts';
import { FormSelectField } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './StepForm.module.css';

interface CountryFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  countries: Checkout['address']['countries'];
}

/** Country of an address: a choice, or a statement where there is only one. */
export function CountryField({ name, label, autoComplete, countries }: CountryFieldProps) {
  const text = useMessages();
  const [only] = countries;

  if (only && countries.length === 1)
    return (
      <p className={styles.intro}>
        <input type="hidden" name={name} value={only.code} />
        {text('checkout.address.onlyCountry', { country: only.name })}
      </p>
    );

  return (
    <FormSelectField name={name} label={label} autoComplete={autoComplete}>
      {countries.map(({ code, name: country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </FormSelectField>
  );
}
