import {
  BATTERY_KINDS,
  type CatalogueDuties,
  type CatalogueItem,
  WITHDRAWAL_EXCLUSIONS,
} from '@fachwerk/shared/catalogue-format';
import { RowError } from './parse-result';
import { type Fields, readWhole } from './read-fields';
import { readAddresses } from './read-pictures';

const DEVICE_CATEGORIES = 6;
const LONGEST_GUARANTEE_MONTHS = 600;
const LONGEST_SUPPLY_YEARS = 50;

/** Columns of the legal facts of an item; empty means that a fact does not apply. */
export function readDuties(fields: Fields): Pick<CatalogueItem, 'duties'> {
  const [repairInfo] = readAddresses(fields, 'repairInfo', 1);
  const duties: CatalogueDuties = {
    ...readOneOf(fields, 'withdrawalExclusion', WITHDRAWAL_EXCLUSIONS),
    ...readFlag(fields, 'needsAdvice'),
    ...readFlag(fields, 'ageCheck'),
    ...readNumber(fields, 'deviceCategory', DEVICE_CATEGORIES),
    ...readOneOf(fields, 'battery', BATTERY_KINDS),
    ...readFlag(fields, 'zeroTax'),
    ...readNumber(fields, 'guaranteeMonths', LONGEST_GUARANTEE_MONTHS),
    ...readNumber(fields, 'sparePartYears', LONGEST_SUPPLY_YEARS),
    ...readNumber(fields, 'updateYears', LONGEST_SUPPLY_YEARS),
    ...(repairInfo ? { repairInfo } : {}),
  };
  return Object.keys(duties).length > 0 ? { duties } : {};
}

function readFlag<Name extends keyof CatalogueDuties>(fields: Fields, name: Name): { [N in Name]?: true } {
  const text = fields(name);
  if (text !== '' && text !== 'yes') throw new RowError(name, `must be 'yes' or empty, is '${text}'`);
  return (text === '' ? {} : { [name]: true }) as { [N in Name]?: true };
}

function readOneOf<Value extends string, Name extends keyof CatalogueDuties>(
  fields: Fields,
  name: Name,
  allowed: readonly Value[],
): { [N in Name]?: Value } {
  const text = fields(name);
  if (text !== '' && !allowed.some((value) => value === text))
    throw new RowError(name, `must be one of ${allowed.join(', ')}, is '${text}'`);
  return (text === '' ? {} : { [name]: text }) as { [N in Name]?: Value };
}

function readNumber<Name extends keyof CatalogueDuties>(
  fields: Fields,
  name: Name,
  max: number,
): { [N in Name]?: number } {
  const text = fields(name);
  return (text === '' ? {} : { [name]: readWhole(text, name, 1, max) }) as { [N in Name]?: number };
}
