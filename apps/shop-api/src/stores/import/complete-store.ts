import { WEEK_DAYS } from '@fachwerk/shared/time';
import { complete, missing, readValues } from '../../kernel/import/columns';
import { type Fields, requireField } from '../../kernel/import/fields';
import { readAll, RowError } from '../../kernel/import/row-error';
import type { StoreRecord } from '../store/store-record';
import { readCompanyId } from './read-store-values';
import { NUMBER, storeColumns, storeOf, type StoreValues } from './store-columns';

/** What a row states of a store. */
export interface FileStore {
  companyId: string;
  line: number;
  values: Partial<StoreValues>;
}

/** Throws a RowError with all faults of the row. */
export function readStoreRow(fields: Fields, line: number): FileStore {
  const [companyId, values] = readAll(
    () => requireField(fields, NUMBER, readCompanyId),
    () => readValues(storeColumns, fields),
  );
  return { companyId, line, values };
}

/** What the file states; else what the shop has; else the default. Throws a RowError. */
export function completeStore({ companyId, values }: FileStore, known: StoreRecord | undefined): StoreRecord {
  const names = missing(storeColumns, values, known);
  if (names.length > 0)
    throw new RowError(names.join(', '), 'is missing: the shop does not have this store yet');
  const whole = complete(storeColumns, values, known);
  const store = storeOf(companyId, whole);
  if (WEEK_DAYS.every((day) => store.openingHours[day].length === 0))
    throw new RowError(WEEK_DAYS.join(', '), 'are all empty: a store opens on at least one day');
  if ((whole.sellerName === undefined) !== (whole.sellerAddress === undefined))
    throw new RowError('sellerName, sellerAddress', 'belong together (UWG section 5b): one of them is empty');
  return store;
}
