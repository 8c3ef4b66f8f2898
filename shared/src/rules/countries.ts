import { displayNames } from '../format/display-names';
import { isGerman } from '../format/format-locale';
import { SHOP_LOCALE } from '../format/shop-locale';

/** Countries of addresses (specification 9), the shop's own first, then in the order of the specification. */
export const COUNTRIES = [
  ...['DE', 'BE', 'BG', 'DK', 'EE', 'FI', 'FR', 'GR', 'IE', 'IS', 'IT', 'HR', 'LI', 'LV', 'LT', 'LU', 'MT'],
  ...['NL', 'NO', 'AT', 'PL', 'PT', 'RO', 'SE', 'SK', 'SI', 'ES', 'CZ', 'HU', 'CY', 'CH'],
] as const;

export type Country = (typeof COUNTRIES)[number];

/** Where the shop is: the country of an address that names none. */
export const HOME_COUNTRY: Country = 'DE';

/** As visitors read them (CLDR); a table, because browsers without `Intl.DisplayNames` show them too. */
const COUNTRY_NAMES: Readonly<Record<Country, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  BE: 'Belgien',
  BG: 'Bulgarien',
  CH: 'Schweiz',
  CY: 'Zypern',
  CZ: 'Tschechien',
  DK: 'Dänemark',
  EE: 'Estland',
  ES: 'Spanien',
  FI: 'Finnland',
  FR: 'Frankreich',
  GR: 'Griechenland',
  HR: 'Kroatien',
  HU: 'Ungarn',
  IE: 'Irland',
  IS: 'Island',
  IT: 'Italien',
  LI: 'Liechtenstein',
  LT: 'Litauen',
  LU: 'Luxemburg',
  LV: 'Lettland',
  MT: 'Malta',
  NL: 'Niederlande',
  NO: 'Norwegen',
  PL: 'Polen',
  PT: 'Portugal',
  RO: 'Rumänien',
  SE: 'Schweden',
  SI: 'Slowenien',
  SK: 'Slowakei',
};

const names: Readonly<Record<string, string>> = COUNTRY_NAMES;

/** The name of an ISO 3166-1 code on a page in this locale; a country without addresses keeps its code. */
export function countryName(code: string, locale: string = SHOP_LOCALE): string {
  const german = names[code];
  if (german === undefined || isGerman(locale)) return german ?? code;
  // Browsers without it are older than those that the shop supports.
  if (typeof Intl.DisplayNames !== 'function') return german;
  return displayNames('region', locale).of(code) ?? german;
}

/**
 * Phone prefixes by country. The list of the specification with two corrections: +370 for Lithuania (there
 * "+7012"), and +41 for Switzerland, which is missing there.
 */
export const PHONE_PREFIXES: Readonly<Record<string, string>> = {
  DE: '+49',
  AT: '+43',
  BE: '+32',
  BG: '+359',
  HR: '+385',
  CY: '+357',
  CZ: '+420',
  DK: '+45',
  EE: '+372',
  FI: '+358',
  FR: '+33',
  GR: '+30',
  HU: '+36',
  IS: '+354',
  IE: '+353',
  IT: '+39',
  LV: '+371',
  LI: '+423',
  LT: '+370',
  LU: '+352',
  MT: '+356',
  NL: '+31',
  NO: '+47',
  PL: '+48',
  PT: '+351',
  RO: '+40',
  SK: '+421',
  SI: '+386',
  ES: '+34',
  SE: '+46',
  CH: '+41',
};
