import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { FieldQuestion } from '../forms/FieldQuestion';
import { FormTextField, useFieldValue } from '../forms/fields';
import { useMessages } from '../widget/messages';
import styles from './PostalFields.module.css';
import { usePlaces } from './use-places';

type FieldProps = ComponentProps<typeof FormTextField>;

interface PlaceFieldsProps {
  zipCode: FieldProps;
  city: FieldProps;
  /** Name of the field of the country. */
  countryName: string;
}

/** More places than a question can offer. */
const MOST_ANSWERS = 3;

/** Postal code and city. The city is filled in where it is certain, and questioned where it does not fit. */
export function PlaceFields({ zipCode: code, city: place, countryName }: PlaceFieldsProps) {
  const text = useMessages();
  const country = useFieldValue<string>(countryName).field.value;
  const zipCode = useFieldValue<string>(code.name);
  const city = useFieldValue<string>(place.name);
  const fields = useRef<HTMLDivElement>(null);
  const filledIn = useRef<string | null>(null);
  const places = usePlaces({ country, zipCode: zipCode.field.value, city: city.field.value }, (only) => {
    filledIn.current = only;
    void city.helpers.setValue(only);
  });
  // Selected in the focused field, so that what the visitor is about to type replaces it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFocused = activeElement instanceof HTMLInputElement && activeElement.name === place.name;
    if (isFocused && city.field.value === filledIn.current && fields.current?.contains(activeElement))
      activeElement.select();
    filledIn.current = null;
  }, [city.field.value, place.name]);
  const answers = places.questioned && places.questioned.length <= MOST_ANSWERS ? places.questioned : [];
  const question = answers.length > 0 ? 'address.placeIs' : 'address.placeFits';

  return (
    <div ref={fields} onBlur={places.check}>
      <div className={styles.narrowAndWide}>
        <FormTextField {...code} inputMode={['DE', 'AT'].includes(country) ? 'numeric' : 'text'} />
        <FormTextField {...place} />
      </div>
      <FieldQuestion
        text={
          places.questioned
            ? text(question, { zipCode: zipCode.field.value.trim(), city: city.field.value.trim() })
            : null
        }
        answers={answers}
        onAnswer={(answer) => void city.helpers.setValue(answer)}
      />
    </div>
  );
}
