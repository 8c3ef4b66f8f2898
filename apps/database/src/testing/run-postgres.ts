/**
 * A separate process for the tests of the supervisor: starts the database, prints its address, and keeps
 * running.
 */
import { startEmbeddedPostgres } from '../embedded-postgres';

async function main(): Promise<void> {
  const [, , dataDir = ''] = process.argv;
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (message) => process.stderr.write(`${message}\n`),
  });
  process.stdout.write(`${JSON.stringify({ url: server.url, isOurs: server.isOurs })}\n`);
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
