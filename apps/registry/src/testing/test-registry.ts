import { cp } from 'node:fs/promises';
import { type Database, openDatabase } from '@fachwerk/database';
import { createTestDatabase } from '@fachwerk/database/testing';
import { newSigningKey, publicKeyOf } from '@fachwerk/shared/federation';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../access/actor';
import { createToken } from '../access/tokens';
import { buildRegistry, type RegistryOptions } from '../app';
import { createFolderStore } from '../files/folder-store';
import { registryMigrations } from '../paths';
import { publishVersion } from '../versions/publish-version';
import { readVersionFolder } from '../versions/version-folder';
import { createVersionStore } from '../versions/version-store';
import { emptyFolder } from './version-folder';

export const pageConfig = {
  shopLocale: 'de-DE',
  pageUrls: { start: '/', search: '/search/', basket: '/basket/' },
  apiOrigin: '',
};

export interface TestRegistry {
  app: FastifyInstance;
  db: Database;
  databaseUrl: string;
  storageDir: string;
  signingKey: string;
  publicKey: string;
  /** Publishes a version folder without the gate and returns its version; no visitor gets it. */
  publish(folder: string): Promise<string>;
  /** Publishes a version and makes it stable in its release channel. */
  release(folder: string): Promise<string>;
  /** A new token for `authorization: Bearer …`. */
  token(scope: Scope, mfe?: string): Promise<string>;
  get(url: string, headers?: Record<string, string>): ReturnType<TestRegistry['send']>;
  /** Sends a request with a token; a body that is neither Buffer nor string is sent as JSON. */
  send(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS',
    url: string,
    body?: unknown,
    who?: string | Record<string, string>,
  ): Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;
  /** Deletes the folder of files. */
  loseFiles(): Promise<void>;
  close(): Promise<void>;
}

/** A registry with its own database and folder. */
export async function startTestRegistry(options: Partial<RegistryOptions> = {}): Promise<TestRegistry> {
  // A second instance shares database and files of the first.
  const database = options.databaseUrl ? undefined : await createTestDatabase(registryMigrations);
  const databaseUrl = database?.url ?? options.databaseUrl ?? '';
  const db = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const storageDir = options.storageDir ?? emptyFolder('registry-storage');
  const signingKey = options.signingKey ?? newSigningKey();
  const app = await buildRegistry({
    pageConfig,
    ...options,
    databaseUrl,
    signingKey,
    ...(options.store ? {} : { storageDir }),
  } as RegistryOptions);
  const files = options.store ?? createFolderStore(storageDir);
  const versions = createVersionStore(db);
  let tokens = 0;

  const publish = async (folder: string): Promise<string> => {
    const draft = await files.draft();
    await cp(folder, draft, { recursive: true });
    const { version } = await publishVersion({ db, files, versions }, { draft, by: 'test' });
    return version;
  };
  const send: TestRegistry['send'] = (method, url, body, who = {}) => {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    return app.inject({
      method,
      url,
      headers: {
        ...(!isRaw && { 'content-type': 'application/json' }),
        ...(typeof who === 'string' ? { authorization: `Bearer ${who}` } : who),
      },
      ...(body !== undefined && { payload: isRaw ? (body as string | Buffer) : JSON.stringify(body) }),
    });
  };

  return {
    app,
    db,
    databaseUrl,
    storageDir,
    signingKey,
    publicKey: publicKeyOf(signingKey),
    publish,
    async release(folder) {
      const { mfe, major } = await readVersionFolder(folder);
      const version = await publish(folder);
      await db.query(
        `update registry.channel set last_good = stable, stable = $3, changed_at = now() where mfe = $1 and major = $2`,
        [mfe, major, version],
      );
      return version;
    },
    token: (scope, mfe) =>
      createToken(db, { name: `test-${++tokens}`, scope, ...(mfe && { mfe }), by: 'test' }),
    get: (url, headers = {}) => send('GET', url, undefined, headers),
    send,
    async loseFiles() {
      for (const name of await files.folders()) await files.remove(name);
    },
    async close() {
      await app.close();
      await db.close();
      await database?.drop();
    },
  };
}
