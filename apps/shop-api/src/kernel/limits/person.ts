import { addressOfPerson } from './person-address';

declare const PERSON: unique symbol;

/**
 * A person by all keys that are known: the id of the account, its address, the address that was typed.
 * Addresses are normalised. Two persons with a common key are the same one. Empty for a visitor of whom
 * nothing is known. Made by `personOf` only, so that no limit asks by one key. See docs/decisions/0103.
 */
export type Person = readonly string[] & { readonly [PERSON]: true };

/** `customer`: who is logged in. `typed`: the address of the order, if it is known yet. */
export function personOf(customer: { customerId: string; email: string } | null, typed?: string): Person {
  const account = customer ? [customer.customerId, addressOfPerson(customer.email)] : [];
  const keys = new Set(typed === undefined ? account : [...account, addressOfPerson(typed)]);
  // Other code has no way to make one: the property exists as a type only.
  return [...keys] as readonly string[] as Person;
}
