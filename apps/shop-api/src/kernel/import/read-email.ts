import { email } from '@fachwerk/shared/rules';
import { readText } from './read-text';
import { type Read, RowError } from './row-error';

const readLine = readText(100);

/** A mail address by the rule of the shop's forms. */
export const readEmail: Read<string> = (text, field) => {
  const address = readLine(text, field);
  if (email(address))
    throw new RowError(field, `must be an e-mail address such as info@maker.example, is '${text}'`);
  return address;
};
