import type { AddressForm, ContactForm, DeliveryForm } from '@fachwerk/shared/contracts';
import type { CheckoutCustomer, Draft } from './checkout-draft';

type Values = Record<string, string | boolean>;

/** What was typed; else the account of the customer. */
export function suggestedContact(contact: ContactForm | null, customer: CheckoutCustomer | null): Values {
  if (contact) return { ...contact };
  if (!customer) return {};
  const { salutation, firstName, lastName, email } = customer;
  return { salutation, firstName, lastName, email };
}

/** What was typed; else the last order of the customer; else the name of the contact. */
export function suggestedAddress(
  { address, contact }: Pick<Draft, 'address' | 'contact'>,
  customer: CheckoutCustomer | null,
): Values {
  if (address) return { ...address };
  const { firstName = '', lastName = '' } = contact ?? customer ?? {};
  const company = contact?.company ?? '';
  return {
    country: 'DE',
    firstName,
    lastName,
    company,
    ...(customer?.lastAddress as Partial<AddressForm> | null),
  };
}

/** The store that the visitor has chosen is suggested; the kind never is. */
export const suggestedDelivery = (delivery: DeliveryForm | null, selectedStoreId: string | null): Values =>
  delivery ? { ...delivery } : selectedStoreId === null ? {} : { companyId: selectedStoreId };
