import type { Checkout } from '@fachwerk/shared/contracts';
import { EmailField, FormRadioGroup, FormSelectField, FormTextField } from '@fachwerk/shared/forms';
import { SALUTATIONS } from '@fachwerk/shared/rules';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './StepForm.module.css';

interface PersonFieldsProps {
  phonePrefixes: Checkout['contact']['phonePrefixes'];
  needsPhone: boolean;
  emailHint: string;
  phoneHint: string;
}

/** Who orders or reserves. */
export function PersonFields({ phonePrefixes, needsPhone, emailHint, phoneHint }: PersonFieldsProps) {
  const text = useMessages();

  return (
    <>
      <EmailField autoComplete="email" hint={emailHint} />
      <FormRadioGroup
        name="salutation"
        label={text('checkout.field.salutation')}
        options={SALUTATIONS.map((value) => ({ value, label: text(`checkout.salutation.${value}`) }))}
      />
      <div className={styles.pair}>
        <FormTextField
          name="firstName"
          label={text('checkout.field.firstName')}
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <FormTextField
          name="lastName"
          label={text('checkout.field.lastName')}
          autoComplete="family-name"
          autoCapitalize="words"
        />
      </div>
      <div className={styles.narrowAndWide}>
        <FormSelectField
          name="phonePrefix"
          label={text('checkout.field.phonePrefix')}
          autoComplete="tel-country-code"
        >
          {phonePrefixes.map(({ prefix, country, name }) => (
            <option key={country} value={prefix} aria-label={`${prefix} ${name}`}>
              {`${prefix} (${country})`}
            </option>
          ))}
        </FormSelectField>
        <FormTextField
          name="phone"
          label={text('checkout.field.phone')}
          labelNote={needsPhone ? undefined : text('forms.optional')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
      <p className={styles.intro}>{phoneHint}</p>
    </>
  );
}
