/** A separate process for tests of killed publications: publishes a version and blocks at the given point. */
import { cp } from 'node:fs/promises';
import { openContext } from '../context/open-context';
import { publishVersion } from '../versions/publish-version';

async function main(): Promise<void> {
  const [, , databaseUrl = '', storageDir = '', folder = '', point = ''] = process.argv;
  const context = openContext({
    databaseUrl,
    storageDir,
    signingKey: '',
    pageConfig: { shopLocale: 'de-DE', pageUrls: { start: '/', search: '/', basket: '/' }, apiOrigin: '' },
  });
  const { db, files, versions } = context;
  const reach = async (reached: string): Promise<void> => {
    if (reached !== point) return;
    process.stdout.write('reached\n');
    await new Promise(() => setInterval(() => undefined, 60_000));
  };
  const draft = await files.draft();
  await publishVersion(
    {
      versions,
      db: {
        ...db,
        transaction: (work) =>
          db.transaction(async (inside) => {
            const answer = await work(inside);
            await reach('inserted');
            return answer;
          }),
      },
      files: {
        ...files,
        async put(name, from) {
          await reach('compressed');
          await files.put(name, from);
          await reach('put');
        },
      },
    },
    {
      draft,
      by: 'team cart',
      async fill() {
        await cp(folder, draft, { recursive: true });
        await reach('unpacked');
      },
      async gate() {
        await reach('checked');
        return { passes: true, findings: [] };
      },
    },
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
