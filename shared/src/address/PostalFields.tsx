import { FormTextField } from '../forms/fields';
import type messages from '../messages.de.json';
import { ADDRESS_FIELDS, type AddressField, billingField } from '../rules/postal-address';
import { useMessages } from '../widget/messages';
import { type Country, CountryField } from './CountryField';
import { PlaceFields } from './PlaceFields';
import styles from './PostalFields.module.css';

interface Control {
  /** Fields of one row stand side by side. */
  row: 'name' | 'company' | 'street' | 'addition' | 'place' | 'country';
  /** `autocomplete` without its section; browsers fill in nothing without it. */
  autoComplete?: string;
  autoCapitalize?: 'words';
}

/** Every field of an address. Street and number apart: browsers fill the whole line into address-line1. */
const CONTROLS: Record<AddressField, Control> = {
  firstName: { row: 'name', autoComplete: 'given-name', autoCapitalize: 'words' },
  lastName: { row: 'name', autoComplete: 'family-name', autoCapitalize: 'words' },
  company: { row: 'company', autoComplete: 'organization' },
  street: { row: 'street', autoComplete: 'address-line1', autoCapitalize: 'words' },
  streetNumber: { row: 'street' },
  addition: { row: 'addition', autoComplete: 'address-line2' },
  zipCode: { row: 'place', autoComplete: 'postal-code' },
  city: { row: 'place', autoComplete: 'address-level2', autoCapitalize: 'words' },
  country: { row: 'country', autoComplete: 'country' },
};
const ROW_CLASS: Partial<Record<Control['row'], string>> = {
  name: styles.pair,
  street: styles.wideAndNarrow,
};
const FIELDS = /* @__PURE__ */ Object.keys(CONTROLS) as AddressField[];
const ROWS = /* @__PURE__ */ [...new Set(FIELDS.map((field) => CONTROLS[field].row))];

/** The type refuses a field without a label. */
const labelOf = (field: AddressField): keyof typeof messages => `address.field.${field}`;

interface PostalFieldsProps {
  /** Section of `autocomplete`. */
  section: 'shipping' | 'billing';
  countries: readonly Country[];
  /** The fields of the second address of a form have the prefix "billing". */
  isBillingField?: boolean;
}

/** Nearly every person has a first name: a note would invite to leave it out. */
const isUsual = (field: AddressField): boolean => ADDRESS_FIELDS[field].isRequired || field === 'firstName';

/** One postal address. */
export function PostalFields({ section, countries, isBillingField = false }: PostalFieldsProps) {
  const text = useMessages();

  function propsOf(field: AddressField) {
    const { autoComplete, autoCapitalize } = CONTROLS[field];
    return {
      name: isBillingField ? billingField(field) : field,
      label: text(labelOf(field)),
      labelNote: isUsual(field) ? undefined : text('forms.optional'),
      autoComplete: autoComplete === undefined ? 'off' : `${section} ${autoComplete}`,
      autoCapitalize,
    };
  }
  const country = propsOf('country');

  function rowOf(row: Control['row']) {
    if (row === 'place')
      return <PlaceFields zipCode={propsOf('zipCode')} city={propsOf('city')} countryName={country.name} />;
    if (row === 'country') return <CountryField {...country} countries={countries} />;
    return FIELDS.filter((field) => CONTROLS[field].row === row).map((field) => (
      <FormTextField key={field} {...propsOf(field)} />
    ));
  }

  return (
    <div className={styles.group}>
      {ROWS.map((row) => (
        <div key={row} className={ROW_CLASS[row]}>
          {rowOf(row)}
        </div>
      ))}
    </div>
  );
}
