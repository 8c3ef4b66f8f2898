/** Formik and zod, bound to the fields of the kit; and the rules of the specification. Texts: prefixes `forms.` and `global.`. */
export { Form, type FormProps } from './forms/Form';
export { FormCheckbox, FormSelectField, FormTextField } from './forms/fields';
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
export { text } from './forms/text';
export { fieldMessages, useForm, type FormDeclaration, type FormValues } from './forms/use-form';
