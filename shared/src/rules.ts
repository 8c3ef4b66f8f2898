/** Form rules of the specification and calendar days, used by contracts, forms and the API. */
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
} from './rules/rules';
export { berlinDate, dateBetween, toGermanDate } from './rules/date-rules';
export { accountHolder, amount, iban } from './rules/payment-rules';
export { confirmed, exactLength, isNot, pattern } from './rules/value-rules';
export { text } from './rules/text';
