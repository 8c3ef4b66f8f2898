import type { StoreService } from '@fachwerk/shared/contracts';
import { WEEK_DAYS } from '@fachwerk/shared/time';
import { changedColumns } from '../../kernel/import/columns';
import { type Change, changeCounter, exceeded } from '../../kernel/import/import-changes';
import { distanceKm } from '../store/distance';
import type { StoreRecord } from '../store/store-record';
import { storeColumns } from './store-columns';

const NEW = 'new stores';
const MOVED = 'stores that move by more than 20 km';
const LOST_SERVICE = 'stores that lose collecting or reserving';
const CLOSED_DAY = 'stores that close on a day of the week';
/** A wrong sign, or latitude and longitude changed places, moves a store by more. */
const FAR_KM = 20;
/** Orders and reservations need them. */
const NEEDED: readonly StoreService[] = ['CLICK_AND_COLLECT', 'CLICK_AND_RESERVE'];

export interface StorePlan {
  /** What the import would change, by kind. */
  changes: ReadonlyMap<string, Change>;
  /** Why it needs a confirmation; empty if it does not. */
  refusals: string[];
  unchanged: number;
}

/** What a file changes. `endedPercent`: so many stores may lose something without a confirmation. */
export function planStores(
  known: ReadonlyMap<string, StoreRecord>,
  stores: readonly StoreRecord[],
  endedPercent: number,
): StorePlan {
  const { changes, note } = changeCounter([NEW, MOVED, LOST_SERVICE, CLOSED_DAY]);
  let unchanged = 0;
  for (const store of stores) {
    const { companyId } = store;
    const before = known.get(companyId);
    if (!before) {
      note(NEW, companyId);
      continue;
    }
    if (distanceKm(before, store) > FAR_KM) note(MOVED, companyId);
    if (NEEDED.some((service) => before.services.includes(service) && !store.services.includes(service)))
      note(LOST_SERVICE, companyId);
    if (WEEK_DAYS.some((day) => before.openingHours[day].length > 0 && store.openingHours[day].length === 0))
      note(CLOSED_DAY, companyId);
    const columns = changedColumns(storeColumns, before, store);
    for (const column of columns) note(`stores with changed ${column}`, companyId);
    if (columns.length === 0) unchanged++;
  }
  const count = (kind: string): Change => changes.get(kind) ?? { count: 0, examples: [] };
  return {
    changes,
    unchanged,
    refusals: [
      ...exceeded(count(LOST_SERVICE), known.size, endedPercent, 'stores would lose collecting or reserving'),
      ...exceeded(count(CLOSED_DAY), known.size, endedPercent, 'stores would close on a day of the week'),
      ...exceeded(count(MOVED), known.size, 0, `stores would move by more than ${FAR_KM} km`),
    ],
  };
}
