import * as z from 'zod/mini';
import { COUNTRIES, PHONE_PREFIXES } from '../../rules/countries';
import { firstProblem, maxLength, minLength, required, type Rule } from '../../rules/form-rules';
import {
  buyerReferenceField,
  CITY_RULES,
  emailField,
  firstNameField,
  lastNameField,
  NAME_RULES,
  phoneField,
  STREET_NUMBER_RULES,
  STREET_RULES,
  vatIdField,
} from '../../rules/people';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type BillingField,
  billingField,
  eachAddressField,
  type PostalAddress,
} from '../../rules/postal-address';
import { postalCode, toPostalCode } from '../../rules/postcodes';
import { text } from '../../rules/text';
import { pattern } from '../../rules/value-rules';
import { Salutation } from '../identity/salutation';
import { checked } from '../kernel/form-fields';
import { wholeNumber } from '../kernel/whole-number';

function isOneOf(values: readonly string[], key: string): Rule {
  return (value) => (values.includes(value) ? null : { key });
}

const optional = (...rules: Rule[]) => z._default(text(...rules), '');
/** Checked below, because the rules depend on other fields. */
const later = z._default(text(maxLength(200)), '');

type Problems = [field: string, value: string, rules: readonly Rule[]][];

/** Adds the first problem of each field. */
export const report = <Values extends object>(problemsOf: (values: Values) => Problems) =>
  z.check<Values>((context) => {
    for (const [field, value, rules] of problemsOf(context.value)) {
      const problem = firstProblem(value, rules);
      if (!problem) continue;
      context.issues.push({
        code: 'custom',
        input: value,
        path: [field],
        message: problem.key,
        params: { ...problem.values },
      });
    }
  });

/** Who orders or reserves. */
export const personFields = {
  /** Optional: a contract needs no title (CJEU C-394/23). */
  salutation: z._default(Salutation, 'UNKNOWN'),
  firstName: z._default(firstNameField(), ''),
  lastName: lastNameField(),
  email: emailField(required),
  /** One of the prefixes of the answer, e.g. "+49". */
  phonePrefix: z._default(text(isOneOf(Object.values(PHONE_PREFIXES), 'forms.required')), '+49'),
};

/** `needsPhone`: the carrier announces bulky goods. */
export const contactForm = ({ needsPhone } = { needsPhone: false }) =>
  z
    .object({
      ...personFields,
      phone: z._default(needsPhone ? phoneField(required) : phoneField(), ''),
      /** Firms; optional. */
      company: optional(minLength(2), maxLength(80)),
      vatId: z._default(vatIdField(), ''),
      buyerReference: z._default(buyerReferenceField(), ''),
    })
    .check(
      report(({ company, vatId, buyerReference }) =>
        vatId + buyerReference === ''
          ? []
          : [['company', company, [(typed) => required(typed) && COMPANY_REQUIRED]]],
      ),
    );
export type ContactForm = z.output<ReturnType<typeof contactForm>>;
const COMPANY_REQUIRED = { key: 'checkout.company.required' };

/** Rules of a field beside `required`; `countries`: those that the address may be in. */
const FIELD_RULES: Record<
  AddressField,
  (address: PostalAddress, countries: readonly string[]) => readonly Rule[]
> = {
  firstName: () => NAME_RULES,
  lastName: () => NAME_RULES,
  company: () => [maxLength(80)],
  addition: () => [maxLength(80)],
  street: () => STREET_RULES,
  streetNumber: () => STREET_NUMBER_RULES,
  zipCode: ({ country }) => [postalCode(country)],
  city: () => CITY_RULES,
  country: (_, countries) => [isOneOf(countries, 'checkout.country.refused')],
};

export const postalProblems = (
  address: PostalAddress,
  countries: readonly string[],
  nameOf: (field: AddressField) => string,
): Problems =>
  Object.values(
    eachAddressField((field): Problems[number] => {
      const rules = FIELD_RULES[field](address, countries);
      return [nameOf(field), address[field], ADDRESS_FIELDS[field].isRequired ? [required, ...rules] : rules];
    }),
  );

/** The fields of one address. */
export const postalFields = () => eachAddressField(() => later);

const billingFields = Object.fromEntries(
  Object.values(eachAddressField(billingField)).map((name) => [name, later]),
) as Record<BillingField, typeof later>;

/**
 * The address that the goods are sent to, and the address of the bill if `hasBilling` is set. An order that
 * is collected has one address, that of the bill. `countries`: those of the first address.
 */
export const addressForm = ({ countries }: { countries: readonly string[] } = { countries: COUNTRIES }) =>
  z
    .object({
      ...postalFields(),
      hasBilling: z._default(checked, false),
      ...billingFields,
      /** Customers: the first address is added to the address book. */
      saveToBook: z._default(checked, false),
    })
    .check(
      z.overwrite((values) => ({
        ...values,
        zipCode: toPostalCode(values.zipCode, values.country),
        billingZipCode: toPostalCode(values.billingZipCode, values.billingCountry),
      })),
      report((values) => [
        ...postalProblems(values, countries, (field) => field),
        ...(values.hasBilling ? postalProblems(billingOf(values), COUNTRIES, billingField) : []),
      ]),
    );
export type AddressForm = z.output<ReturnType<typeof addressForm>>;

export const billingOf = (values: Record<BillingField, string>): PostalAddress =>
  eachAddressField((field) => values[billingField(field)]);

/** What the delivery step of this cart asks. */
export interface DeliveryQuestions {
  /** ElektroG §17: an answer about old devices is required with delivery. */
  asksOldDevices: boolean;
  /** Goods with an age limit. */
  asksAge: boolean;
}

const isYes = (key: string): Rule => {
  return (value) => (value === 'yes' ? null : { key });
};

export const deliveryForm = (
  { asksOldDevices, asksAge }: DeliveryQuestions = { asksOldDevices: false, asksAge: false },
) =>
  z
    .object({
      kind: z.enum(['delivery', 'collect'], { error: 'checkout.kind.required' }),
      /** The store of `collect`. */
      companyId: optional(pattern(/^[A-Za-z0-9-]{1,64}$/, 'checkout.store.required')),
      /** Collect from the box in front of the store. */
      pickupBox: z._default(checked, false),
      /** An ISO date of the offered days; empty: as soon as possible. */
      dateWish: optional(pattern(/^\d{4}-\d{2}-\d{2}$/, 'checkout.dateWish.refused')),
      /** How many old devices the carrier takes back: "0" or more; empty: not answered. */
      oldDevices: optional(pattern(/^\d{1,3}$/, 'checkout.oldDevices.required')),
      ageConfirmed: z._default(checked, false),
      /** The buyer operates the photovoltaic system: 0 % VAT (UStG §12(3)). */
      zeroTaxStatement: z._default(checked, false),
    })
    .check(
      report(({ kind, companyId, oldDevices, ageConfirmed }) => [
        ...(kind === 'collect'
          ? ([['companyId', companyId, [isGiven('checkout.store.required')]]] as Problems)
          : []),
        ...(kind === 'delivery' && asksOldDevices
          ? ([['oldDevices', oldDevices, [isGiven('checkout.oldDevices.required')]]] as Problems)
          : []),
        ...(asksAge
          ? ([['ageConfirmed', ageConfirmed ? 'yes' : 'no', [isYes('checkout.age.required')]]] as Problems)
          : []),
      ]),
    );
export type DeliveryForm = z.output<ReturnType<typeof deliveryForm>>;

const isGiven = (key: string): Rule => {
  return (value) => required(value) && { key };
};

export const PaymentForm = z.object({
  paymentMethod: z
    .string({ error: 'checkout.payment.required' })
    .check(z.regex(/^[A-Z_]{1,40}$/, { error: 'checkout.payment.required' })),
});
export type PaymentForm = z.output<typeof PaymentForm>;

/** The native app has a sheet for Google Pay and Apple Pay: what it gives for the payment service. */
const walletToken = z.optional(z.string().check(z.minLength(1), z.maxLength(500)));

const cents = wholeNumber(0, 1_000_000_000);

/** Without script the key of the submission is a field; scripts send the header `Idempotency-Key`. */
export const submissionFields = {
  /** The total in cents that the page shows (`sum.total.value`); the order is refused if it has changed. */
  acceptedTotal: cents,
  idempotencyKey: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))),
};

export const SubmitForm = z.object({
  ...submissionFields,
  /** The total less the gift card in cents (`sum.payable.value`), compared in the same way. */
  acceptedPayable: z.optional(cents),
  walletToken,
});
export type SubmitForm = z.input<typeof SubmitForm>;

/** An order whose payment is open: pay, with another method or the same one. */
export const PendingOrderForm = z.object({
  orderId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** Another method; the same one if empty. */
  paymentMethod: z._default(z.string().check(z.regex(/^[A-Z_]{0,40}$/)), ''),
  walletToken,
});
export type PendingOrderForm = z.input<typeof PendingOrderForm>;

export const EmptyForm = z.object({});
