/** Formik and zod, bound to the fields of the kit; and the rules of the specification. Texts: prefixes `forms.` and `global.`. */
export { Form, type FormProps } from './forms/Form';
export {
  FormCheckbox,
  FormDateField,
  FormRadioGroup,
  FormSelectField,
  FormTextArea,
  FormTextField,
} from './forms/fields';
export { FormPasswordField } from './forms/FormPasswordField';
export { ServerForm } from './forms/ServerForm';
export { useServerForm, type FieldValues, type ServerFormDeclaration } from './forms/use-server-form';
export {
  anyPostalCode,
  city,
  customerCard,
  dateFormat,
  decimal,
  email,
  firstProblem,
  legalAge,
  maxLength,
  maxValue,
  minLength,
  minValue,
  notBefore,
  numeric,
  password,
  personName,
  postalCode,
  required,
  street,
  streetNumber,
  toIsoDate,
  type Problem,
  type Rule,
} from './forms/rules';
export { berlinDate, dateBetween, toGermanDate } from './forms/date-rules';
export { accountHolder, amount, iban } from './forms/payment-rules';
export { confirmed, exactLength, isNot, pattern } from './forms/value-rules';
export { text } from './forms/text';
export { fieldMessages, useForm, type FormDeclaration, type FormValues } from './forms/use-form';
