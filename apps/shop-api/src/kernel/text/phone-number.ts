import { PHONE_PREFIXES } from '@fachwerk/shared/rules';
import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { fieldRefusal } from '../errors/shop-error';

/** As forms have it: a prefix of the select field, and a number with or without a prefix of its own. */
export interface TypedPhone {
  phonePrefix: string;
  phone: string;
}

/** National numbers have at most 11 digits: "49 170 1234567" is international without its plus. */
const LONGEST_NATIONAL = 11;

/** The parser takes "(+49) 170" for no number. */
function plainNumber(phone: string, phonePrefix: string): string {
  const plain = phone.replace(/[()]/g, ' ').trim();
  const digits = plain.replace(/\D/g, '');
  return digits.length > LONGEST_NATIONAL && `+${plain}`.startsWith(phonePrefix) ? `+${plain}` : plain;
}

/** Only Italians dial the zero behind the prefix of their country. */
const ITALY = '39';

/** A prefix within the number counts, e.g. "+43 …" or "0043 …"; else that of the select field. */
function read({ phonePrefix, phone }: TypedPhone): PhoneNumber | undefined {
  const [country] = Object.entries(PHONE_PREFIXES).find(([, prefix]) => prefix === phonePrefix) ?? [];
  const options = { defaultCountry: country as CountryCode, extract: false };
  const number = parsePhoneNumberFromString(plainNumber(phone, phonePrefix), options);
  if (!number?.isPossible()) return undefined;
  const { countryCallingCode: code, nationalNumber } = number;
  const isCut = nationalNumber.startsWith('0') && code !== ITALY;
  return isCut && Object.values(PHONE_PREFIXES).includes(`+${code}`) ? undefined : number;
}

/** "+491701234567"; undefined for no number. Whether it is in use is not known. */
export const toE164 = (typed: TypedPhone): string | undefined => read(typed)?.number;

/**
 * The number in the form that people of its country write, beside its prefix: "+49" and "0170 1234567". A
 * number of a country without a row in the select field stays international.
 */
export function toNational(typed: TypedPhone): TypedPhone | undefined {
  const number = read(typed);
  if (!number) return undefined;
  const prefix = `+${number.countryCallingCode}`;
  return Object.values(PHONE_PREFIXES).includes(prefix)
    ? { phonePrefix: prefix, phone: number.formatNational() }
    : { phonePrefix: typed.phonePrefix, phone: number.formatInternational() };
}

/** The values of a form with its number in national form. Throws the error of the field. */
export function withPhone<Values extends TypedPhone>(values: Values): Values {
  if (values.phone === '') return values;
  const national = toNational(values);
  if (!national) throw fieldRefusal('phone', 'forms.phone');
  return Object.assign({}, values, national);
}
