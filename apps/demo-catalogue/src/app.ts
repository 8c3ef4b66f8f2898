import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingsVersion } from '@fachwerk/pictures/picture-addresses';
import { DEMO_SEED } from './demo-seed';
import { PICTURE_LIST, writeCatalogue } from './write-catalogue';

export interface DemoCatalogueOptions {
  /** Parent of the catalogue folder. */
  dir: string;
  /** Approximate number of items. */
  items: number;
  /** Table of the stores that get pictures. */
  storesFile?: string | undefined;
  log: (message: string) => void;
}

export interface DemoCatalogue {
  /** A folder in the import format. */
  folder: string;
  pictureList: string;
}

const NAME = /^demo-(\d+)-[0-9a-f]{12}$/;

/**
 * The demonstration catalogue as files. The name of the folder carries the size and the version of the
 * generator, so that a later start reuses it. The catalogue grows with `items` and never shrinks: its items
 * may be in a database.
 */
export async function prepareDemoCatalogue(options: DemoCatalogueOptions): Promise<DemoCatalogue> {
  const { dir, storesFile, log } = options;
  await mkdir(dir, { recursive: true });
  const known = (await readdir(dir)).filter((name) => NAME.test(name));
  const items = Math.max(options.items, ...known.map((name) => Number(NAME.exec(name)?.[1])));
  const name = `demo-${items}-${await generatorVersion()}`;
  const folder = join(dir, name);
  if (!existsSync(folder)) {
    const start = Date.now();
    const unfinished = join(dir, 'unfinished');
    await rm(unfinished, { recursive: true, force: true });
    const today = new Date().toISOString().slice(0, 10);
    await writeCatalogue(unfinished, { items, seed: DEMO_SEED, today, storesFile });
    await rename(unfinished, folder);
    log(`Demonstration catalogue: ${items} items written in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  for (const old of known) if (old !== name) await rm(join(dir, old), { recursive: true, force: true });
  return { folder, pictureList: join(folder, PICTURE_LIST) };
}

/** Hash of this program and of the drawings: the build bundles the whole generator into one file. */
async function generatorVersion(): Promise<string> {
  const code = await readFile(__filename);
  return createHash('sha256').update(code).update(drawingsVersion()).digest('hex').slice(0, 12);
}
