import { FormSelectField } from '../forms/fields';
import { useMessages } from '../widget/messages';
import styles from './PostalFields.module.css';

/** ISO 3166-1 alpha-2, and its German name. */
export interface Country {
  code: string;
  name: string;
}

interface CountryFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  countries: readonly Country[];
}

/** Country of an address: a choice, or a statement where there is only one. */
export function CountryField({ name, label, autoComplete, countries }: CountryFieldProps) {
  const text = useMessages();
  const [only] = countries;

  if (only && countries.length === 1)
    return (
      <p className={styles.only}>
        <input type="hidden" name={name} value={only.code} />
        {text('address.onlyCountry', { country: only.name })}
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
