import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { listAttributes } from '@fachwerk/demo-catalogue/attributes';
import { listCategories } from '@fachwerk/demo-catalogue/categories';
import { migrate, openDatabase } from '@fachwerk/database';
import { migrations } from '../paths';
import { ANALYSER_VERSION } from '../search/search-document';
import { prepareStores } from '../stores/prepare-stores';
import { importCatalogue } from './import-catalogue';

export interface PrepareOptions {
  databaseUrl: string;
  /** Size of the generated catalogue for an empty database. */
  items: number;
  log: (message: string) => void;
}

const SEED = 'fachwerk';

/** Schema, catalogue and stores, ready to sell. What is there already is left alone; what a kill interrupted is finished. */
export async function prepareDatabase({ databaseUrl, items, log }: PrepareOptions): Promise<void> {
  const applied = await migrate(databaseUrl, migrations);
  if (applied.length > 0) log(`Database schema: ${applied.join(', ')}`);
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  try {
    const [state] = await db.query<{ filled_by: string | null; analyser_version: number }>(
      'select filled_by, analyser_version from catalogue_state',
    );
    if (state?.filled_by == null) await fill(db, items, log);
    // Documents of an older analyser stay findable until their next import; generated ones are simply made again.
    else if (state.analyser_version !== ANALYSER_VERSION && state.filled_by.startsWith('generated:'))
      await fill(db, Number(state.filled_by.split(':')[1]), log);
    await prepareStores(db, log);
  } finally {
    await db.close();
  }
}

async function fill(
  db: ReturnType<typeof openDatabase>,
  items: number,
  log: (message: string) => void,
): Promise<void> {
  log(`Filling the catalogue with ${items} items …`);
  const start = Date.now();
  const frame = { categories: listCategories(), attributes: listAttributes() };
  const today = new Date().toISOString().slice(0, 10);
  let nextLog = 20_000;
  const report = await importCatalogue(
    db,
    frame,
    generateCatalogue({ items, seed: SEED, today }),
    ({ productId, field, reason }) => log(`Product ${productId}, ${field}: ${reason}`),
    (progress) => {
      if (progress.items < nextLog) return;
      log(`${progress.items} items …`);
      nextLog += 20_000;
    },
  );
  await db.query('update catalogue_state set filled_by = $1, analyser_version = $2', [
    `generated:${items}`,
    ANALYSER_VERSION,
  ]);
  await db.query('analyze');
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  log(`Catalogue: ${report.products} products with ${report.items} items in ${seconds} s`);
}
