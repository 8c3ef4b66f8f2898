import { FieldQuestion, FormTextField, useBoundField } from '@fachwerk/shared/forms';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './StepForm.module.css';
import { usePlaces } from './use-places';

interface PlaceFieldsProps {
  /** Names of the fields. */
  names: { zipCode: string; city: string };
  country: string;
  /** Section of `autocomplete`. */
  section: 'shipping' | 'billing';
}

/** More places than a question can offer. */
const MOST_ANSWERS = 3;

/** Postal code and city. The city is filled in where it is certain, and questioned where it does not fit. */
export function PlaceFields({ names, country, section }: PlaceFieldsProps) {
  const text = useMessages();
  const zipCode = useBoundField<string>(names.zipCode);
  const city = useBoundField<string>(names.city);
  const places = usePlaces(
    { country, zipCode: zipCode.field.value, city: city.field.value },
    (place) => void city.helpers.setValue(place),
  );
  const answers = places.questioned && places.questioned.length <= MOST_ANSWERS ? places.questioned : [];
  const question = answers.length > 0 ? 'checkout.address.placeIs' : 'checkout.address.placeFits';

  return (
    <div onBlur={places.check}>
      <div className={styles.narrowAndWide}>
        <FormTextField
          name={names.zipCode}
          label={text('checkout.field.zipCode')}
          inputMode={['DE', 'AT'].includes(country) ? 'numeric' : 'text'}
          autoComplete={`${section} postal-code`}
        />
        <FormTextField
          name={names.city}
          label={text('checkout.field.city')}
          autoComplete={`${section} address-level2`}
          autoCapitalize="words"
        />
      </div>
      <FieldQuestion
        text={
          places.questioned
            ? text(question, { zipCode: zipCode.field.value.trim(), city: city.field.value.trim() })
            : null
        }
        answers={answers}
        onAnswer={(place) => void city.helpers.setValue(place)}
      />
    </div>
  );
}
