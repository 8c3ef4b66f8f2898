import { publishVersion } from './storage/publish-version';

/** `REGISTRY_STORAGE=... node dist/publish.entry.js <version folder>...` */
async function main(folders: string[]) {
  const storageDir = process.env.REGISTRY_STORAGE;
  if (!storageDir || folders.length === 0)
    throw new Error('Usage: REGISTRY_STORAGE=<folder> node dist/publish.entry.js <version folder>...');
  for (const folder of folders) {
    const { id, version } = await publishVersion({ storageDir, folder });
    process.stdout.write(`${id} ${version} is live\n`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
