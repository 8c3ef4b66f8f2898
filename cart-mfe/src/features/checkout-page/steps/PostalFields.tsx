import type { Checkout } from '@fachwerk/shared/contracts';
import { FormSelectField, FormTextField, useBoundField } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import { PlaceFields } from './PlaceFields';
import styles from './StepForm.module.css';

interface PostalFieldsProps {
  /** Section of `autocomplete`. */
  section: 'shipping' | 'billing';
  countries: Checkout['address']['countries'];
  /** The fields of the second address have the prefix "billing". */
  isBillingField: boolean;
}

/** One postal address. */
export function PostalFields({ section, countries, isBillingField }: PostalFieldsProps) {
  const text = useMessages();
  const nameOf = (field: string) =>
    isBillingField ? `billing${field.charAt(0).toUpperCase()}${field.slice(1)}` : field;
  const { field: country } = useBoundField<string>(nameOf('country'));
  const optional = text('forms.optional');

  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <FormTextField
          name={nameOf('firstName')}
          label={text('checkout.field.firstName')}
          autoComplete={`${section} given-name`}
          autoCapitalize="words"
        />
        <FormTextField
          name={nameOf('lastName')}
          label={text('checkout.field.lastName')}
          autoComplete={`${section} family-name`}
          autoCapitalize="words"
        />
      </div>
      <FormTextField
        name={nameOf('company')}
        label={text('checkout.field.company')}
        labelNote={optional}
        autoComplete={`${section} organization`}
      />
      {/* Street and number apart: browsers fill the whole line into address-line1. */}
      <div className={styles.wideAndNarrow}>
        <FormTextField
          name={nameOf('street')}
          label={text('checkout.field.street')}
          autoComplete={`${section} address-line1`}
          autoCapitalize="words"
        />
        <FormTextField
          name={nameOf('streetNumber')}
          label={text('checkout.field.streetNumber')}
          autoComplete="off"
        />
      </div>
      <FormTextField
        name={nameOf('addition')}
        label={text('checkout.field.addition')}
        labelNote={optional}
        autoComplete={`${section} address-line2`}
      />
      <PlaceFields
        names={{ zipCode: nameOf('zipCode'), city: nameOf('city') }}
        country={country.value}
        section={section}
      />
      {countries.length > 1 ? (
        <FormSelectField
          name={nameOf('country')}
          label={text('checkout.field.country')}
          autoComplete={`${section} country`}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </FormSelectField>
      ) : (
        countries.map(({ code, name }) => (
          <p key={code} className={styles.intro}>
            <input type="hidden" name={nameOf('country')} value={code} />
            {text('checkout.address.onlyCountry', { country: name })}
          </p>
        ))
      )}
    </div>
  );
}
