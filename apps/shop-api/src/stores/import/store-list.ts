import { readTable } from '../data/read-table';
import type { StoreRecord } from '../store/store-record';
import { completeStore, readStoreRow } from './complete-store';

/** The sample stores, in the columns of the import; stores-data/LICENCE-NOTE.txt lists the invented facts. */
export const listStores = (): StoreRecord[] =>
  readTable('stores.tsv').map((row, index) => {
    // Its first line is the header.
    const line = index + 2;
    return completeStore(
      readStoreRow((column) => row[column], line),
      undefined,
    );
  });
