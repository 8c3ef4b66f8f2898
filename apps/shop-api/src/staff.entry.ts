import { type Database, embeddedAddress, openDatabase, requireSchema } from '@fachwerk/database';
import { staffNumberOf } from '@fachwerk/shared/rules';
import { makeStaff as make, type StaffInput } from './identity/staff/make-staff';
import { staffRepository } from './identity/staff/staff-repository';
import { WAREHOUSE_DESK } from './identity/staff/warehouse-desk';
import { migrations } from './kernel/files/paths';

export interface Where {
  /** Undefined: the embedded server of `npm start`. */
  databaseUrl: string | undefined;
  /** Data folder of the embedded database. */
  dataDir: string;
}

/** For `fachwerk staff`: the first people are made in the database, because calls need a login already. */
async function withShop<T>({ databaseUrl, dataDir }: Where, work: (db: Database) => Promise<T>): Promise<T> {
  const url = databaseUrl ?? embeddedAddress(dataDir);
  if (!url) throw new Error('there is no database in the data folder yet');
  await requireSchema(url, migrations).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ECONNREFUSED' ? new Error('the database does not answer') : error;
  });
  const db = openDatabase({ url, maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

export const makeStaff = (where: Where, person: StaffInput): Promise<void> =>
  withShop(where, async (db) => {
    const { desk } = person;
    if (desk !== undefined && desk !== WAREHOUSE_DESK) {
      const stores = await db.query('select 1 from store where company_id = $1', [desk]);
      if (stores.length === 0) throw new Error(`there is no store ${desk}`);
    }
    await make(db, person);
  });

export const removeStaff = (where: Where, number: string): Promise<boolean> =>
  withShop(where, (db) => staffRepository(db).remove(staffNumberOf(number)));
