import { openDatabase, prepareSchema } from '@fachwerk/database';
import { fillPromotions } from './benefits/promotions/import-promotions';
import { prepareCatalogue } from './catalogue/fill/prepare-catalogue';
import { migrations } from './kernel/files/paths';
import { prepareVehicles } from './rental/vehicles/prepare-vehicles';
import { prepareStores } from './stores/import/prepare-stores';
import { readStorePictures, writeStorePictures } from './stores/import/store-pictures';

export interface PrepareOptions {
  databaseUrl: string;
  /** Applies missing steps of the schema; otherwise an older schema is refused. */
  migrates: boolean;
  /** Folder that fills the shop; without it, the catalogue is imported with `npm run import-catalogue`. */
  catalogueFolder?: string | undefined;
  log: (message: string) => void;
}

/** Tables of the shop. Returns the applied steps. */
export const prepareShopSchema = (
  databaseUrl: string,
  options: Parameters<typeof prepareSchema>[2],
): Promise<string[]> => prepareSchema(databaseUrl, migrations, options);

/**
 * Prepares schema, catalogue, stores, promotions and sample searches. Completes an interrupted run and does
 * not change complete data.
 */
export async function prepareDatabase({
  databaseUrl,
  migrates,
  catalogueFolder,
  log,
}: PrepareOptions): Promise<void> {
  const applied = await prepareShopSchema(databaseUrl, { migrates, log });
  if (applied.length > 0) log(`Database schema: ${applied.join(', ')}`);
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  try {
    await prepareCatalogue(db, catalogueFolder, log);
    await prepareStores(db, log);
    await prepareVehicles(db, log);
    if (catalogueFolder !== undefined) {
      await writeStorePictures(db, await readStorePictures(catalogueFolder));
      await fillPromotions(db, catalogueFolder, log);
    }
  } finally {
    await db.close();
  }
}
