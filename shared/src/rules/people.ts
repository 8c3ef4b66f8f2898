import { accountHolder, iban, toIban } from './bank-account';
import { buyerReference, plainBuyerReference } from './buyer-reference';
import { customerCard, plainCustomerCard } from './customer-card';
import {
  city,
  email,
  maxLength,
  minLength,
  oneLine,
  personName,
  required,
  type Rule,
  street,
  streetNumber,
} from './form-rules';
import { phone, plainPhone } from './phone';
import { field, text } from './text';
import { plainVatId, vatId } from './vat-id';

/**
 * What forms ask about people and places. Each kind normalises, then checks; what is stored is what was
 * checked: data in one form, names as typed. `more` are rules before those of the kind, e.g. `required`.
 */
export const NAME_RULES: readonly Rule[] = [maxLength(50), personName];
export const STREET_RULES: readonly Rule[] = [maxLength(80), street];
export const STREET_NUMBER_RULES: readonly Rule[] = [maxLength(20), streetNumber];
export const CITY_RULES: readonly Rule[] = [maxLength(60), city];

/** One letter is a name. */
export const lastNameField = () => text(required, ...NAME_RULES);

/** A person with one name has none; it is the last name then. */
export const firstNameField = () => text(...NAME_RULES);

/** 5 to 100 characters. */
export const emailField = (...more: Rule[]) => text(...more, minLength(5), maxLength(100), email);

/** Light: only the server knows the numbers of each country and stores them in E.164. */
export const phoneField = (...more: Rule[]) => field(plainPhone, ...more, phone);

/** "DE123456789". */
export const vatIdField = () => field(plainVatId, maxLength(30), vatId);

/** "04011000-12345-03" or a reference of the firm, as it stands on the invoice (EN 16931 BT-10). */
export const buyerReferenceField = () => field(plainBuyerReference, maxLength(50), oneLine, buyerReference);

/** "DE02120300000000202051". */
export const ibanField = () => field(toIban, required, iban);

export const accountHolderField = () => text(required, accountHolder);

/** Digits only. */
export const customerCardField = (...more: Rule[]) =>
  field(plainCustomerCard, ...more, maxLength(40), customerCard);
