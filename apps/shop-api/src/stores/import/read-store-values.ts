import { STORE_SERVICES, type StorePerson, type StoreService } from '@fachwerk/shared/contracts';
import { phone } from '@fachwerk/shared/rules';
import { federalStates, type StateCode } from '@fachwerk/shared/time';
import { hintAt } from '../../kernel/import/column-names';
import { readEmail } from '../../kernel/import/read-email';
import { readList, readText } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';

const readLine = readText(100);

/**
 * By the number of the store, pages, stock and orders find it. With a digit, it is never the name of the
 * warehouse ("online"), of a desk ("stores") or of a part of an address ("regions").
 */
export const readCompanyId: Read<string> = (text, field) => {
  if (!/^(?=.*\d)[A-Za-z0-9-]{1,64}$/.test(text))
    throw new RowError(field, `must be letters, digits and '-', with a digit, is '${text}'`);
  return text;
};

export const readZipCode: Read<string> = (text, field) => {
  if (!/^\d{5}$/.test(text))
    throw new RowError(
      field,
      `must be five digits, is '${text}'${/^\d{4}$/.test(text) ? ': a spreadsheet has dropped its zero' : ''}`,
    );
  return text;
};

const STATES = Object.entries(federalStates) as [StateCode, string][];

/** "NW" or "Nordrhein-Westfalen": the state whose holidays close the store. */
export const readState: Read<StateCode> = (text, field) => {
  const state = STATES.find(([code, name]) => code === text.toUpperCase() || name === text)?.[0];
  if (state !== undefined) return state;
  const names = STATES.map(([, name]) => name);
  throw new RowError(field, `'${text}' is no federal state of Germany${hintAt(text, names)}`);
};

/** Degrees with a decimal point or comma, never thousands. `min` and `max`: where Germany lies. */
export const readDegrees =
  (min: number, max: number): Read<number> =>
  (text, field) => {
    const degrees = /^-?\d{1,3}(?:[.,]\d{1,12})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
    if (Number.isNaN(degrees)) throw new RowError(field, `must be degrees like 50.9387, is '${text}'`);
    if (degrees < min || degrees > max)
      throw new RowError(field, `must be from ${min} to ${max}, where Germany lies, is '${text}'`);
    return degrees;
  };

export const readPhone: Read<string> = (text, field) => {
  const number = readLine(text, field);
  if (phone(number)) throw new RowError(field, `must be a phone number, is '${text}'`);
  return number;
};

/** "CUTTING | KEY_SERVICE". */
export const readServices: Read<StoreService[]> = (text, field) => {
  const given = readList(text, field);
  const unknown = given.find((service) => !STORE_SERVICES.includes(service as StoreService));
  if (unknown !== undefined)
    throw new RowError(field, `'${unknown}' is no service${hintAt(unknown, STORE_SERVICES)}`);
  return STORE_SERVICES.filter((service) => given.includes(service));
};

const isEmail = (text: string): boolean => text.includes('@');

/** "Sabine Kranz; Marktleitung; 0221 4710 123; kranz@fachwerk.example | …": name and role are required. */
export const readPeople: Read<StorePerson[]> = (text, field) =>
  readList(text, field).map((part) => {
    const [name = '', role = '', ...contacts] = part.split(';').map((value) => value.trim());
    if (name === '' || role === '')
      throw new RowError(field, `must be like 'Sabine Kranz; Marktleitung', is '${part}'`);
    const person: StorePerson = { name: readLine(name, field), role: readLine(role, field) };
    for (const contact of contacts.filter((value) => value !== ''))
      if (isEmail(contact)) person.email = readEmail(contact, field);
      else person.phone = readPhone(contact, field);
    return person;
  });
