import * as z from 'zod/mini';
import { COUNTRIES } from '../../rules/countries';
import { eachAddressField } from '../../rules/postal-address';
import { toPostalCode } from '../../rules/postcodes';
import { checked } from '../kernel/form-fields';
import { postalFields, postalProblems, report } from '../selling/checkout-forms';

const Id = z.string().check(z.regex(/^[0-9a-f-]{36}$/));

/** `POST /rest/account/addresses/`: the fields and rules of the checkout. */
export const BookAddressForm = z
  .object({
    /** Empty: a new one. */
    id: z._default(z.union([z.literal(''), Id]), ''),
    ...postalFields(),
    /** Suggested first for goods that are sent, and for bills. */
    isDefaultDelivery: z._default(checked, false),
    isDefaultBilling: z._default(checked, false),
  })
  .check(
    z.overwrite((values) => ({ ...values, zipCode: toPostalCode(values.zipCode, values.country) })),
    report((values) => postalProblems(values, COUNTRIES, (field) => field)),
  );
export type BookAddressForm = z.output<typeof BookAddressForm>;

/** `POST /rest/account/addresses/remove/`. */
export const BookAddressRemovalForm = z.object({ id: Id });
export type BookAddressRemovalForm = z.output<typeof BookAddressRemovalForm>;

export const BookAddress = z.looseObject({
  id: z.string(),
  values: z.looseObject(eachAddressField(() => z.string())),
  /** As it stands on a letter. */
  lines: z.array(z.string()),
  isDefaultDelivery: z.boolean(),
  isDefaultBilling: z.boolean(),
});
export type BookAddress = z.output<typeof BookAddress>;

/** `GET /rest/account/addresses/`. */
export const AddressBook = z.looseObject({
  /** Defaults first, then the newest. */
  addresses: z.array(BookAddress),
  countries: z.array(z.looseObject({ code: z.string(), name: z.string() })),
  /** The name of the customer, for a new address. */
  firstName: z.string(),
  lastName: z.string(),
  /** No further one can be added. */
  isFull: z.boolean(),
});
export type AddressBook = z.output<typeof AddressBook>;
