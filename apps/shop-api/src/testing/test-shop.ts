import { type Database, type Job, openDatabase } from '@fachwerk/database';
import { createTestDatabase } from '@fachwerk/database/testing';
import { readUser } from '@fachwerk/shared/calls';
import type { CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import type { UserState } from '@fachwerk/shared/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildShop, type ShopApiOptions } from '../app';
import { importCatalogue } from '../catalogue/import/import-catalogue';
import { setHashCost } from '../identity/passwords/passwords';
import { migrations } from '../kernel/files/paths';
import { WAREHOUSE, writeStock } from '../stores/stock/write-stock';
import { testAttributes, testCategories, testProducts } from './a-product';

/** The database of a shop. */
export interface TestData {
  db: Database;
  databaseUrl: string;
  import(products: readonly CatalogueProduct[]): Promise<void>;
  /** Sets the quantity on hand, in the warehouse or in a store. */
  setStock(itemId: string, quantity: number, locationId?: string): Promise<void>;
  close(): Promise<void>;
}

export interface TestShop extends TestData {
  app: FastifyInstance;
  jobs: readonly Job[];
  /** Jobs have no timers in tests: each of these runs once, in this order. */
  runJobs(...names: string[]): Promise<void>;
}

export const PUBLIC_URL = 'http://shop.test';
export const testFrame = { categories: testCategories, attributes: testAttributes };

/** A database with products, without the API: no job changes its rows. */
export async function openTestData(
  server = 'embedded',
  products: readonly CatalogueProduct[] = testProducts,
): Promise<TestData> {
  const database = await createTestDatabase(migrations, server);
  const db = openDatabase({ url: database.url, maxConnections: 4, onError: () => undefined });
  const importProducts = async (list: readonly CatalogueProduct[]) => {
    await importCatalogue(db, testFrame, list, (rejected) => {
      throw new Error(JSON.stringify(rejected));
    });
  };
  if (products.length > 0) await importProducts(products);
  return {
    db,
    databaseUrl: database.url,
    import: importProducts,
    setStock: (itemId, quantity, locationId = WAREHOUSE) =>
      writeStock(db, 'count', [{ itemId, locationId, quantity }]),
    async close() {
      await db.close();
      await database.drop();
    },
  };
}

setHashCost({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The whole API on its own database; every response is validated against its contract. */
export async function openTestShop(
  server = 'embedded',
  options: Partial<ShopApiOptions> = {},
  products: readonly CatalogueProduct[] = testProducts,
): Promise<TestShop> {
  const data = await openTestData(server, products);
  const { app, jobs } = await buildShop({
    databaseUrl: data.databaseUrl,
    sessionSecret: 'a secret for tests',
    publicUrl: PUBLIC_URL,
    checkAnswers: true,
    ...options,
  });
  return {
    ...data,
    app,
    jobs,
    async runJobs(...names) {
      for (const name of names) {
        const job = jobs.find((one) => one.name === name);
        if (!job)
          throw new Error(`There is no job "${name}", only ${jobs.map((one) => one.name).join(', ')}.`);
        await job.run(new AbortController().signal);
      }
    },
    async close() {
      await app.close();
      await data.close();
    },
  };
}

/** A visitor with a cookie jar and the CSRF token of the first page. */
export class Visitor {
  csrf = '';
  private readonly jar = new Map<string, string>();

  /** Limits count by address. */
  constructor(
    private readonly app: FastifyInstance,
    private readonly remoteAddress = '127.0.0.1',
  ) {}

  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A cookie that a page has set. */
  keep(name: string, value: string): void {
    this.jar.set(name, value);
  }

  async get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.remember(
      await this.app.inject({
        url,
        remoteAddress: this.remoteAddress,
        headers: { ...this.cookies(), ...headers },
      }),
    );
  }

  async post(
    url: string,
    fields: Record<string, string | number>,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    if (!this.csrf) this.csrf = (await this.get(readUser.path)).json<UserState>().csrf.value;
    return this.remember(
      await this.app.inject({
        method: 'POST',
        url,
        remoteAddress: this.remoteAddress,
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'x-csrf-token': this.csrf,
          ...this.cookies(),
          ...headers,
        },
        payload: formEncoded(fields),
      }),
    );
  }

  /** Sends JSON, as a script of a page does. */
  async send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: object = {},
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    if (!this.csrf) this.csrf = (await this.get(readUser.path)).json<UserState>().csrf.value;
    return this.remember(
      await this.app.inject({
        method,
        url,
        remoteAddress: this.remoteAddress,
        headers: { accept: 'application/json', 'x-csrf-token': this.csrf, ...this.cookies(), ...headers },
        ...(method === 'DELETE' ? {} : { payload }),
      }),
    );
  }

  /** Sends a form without script. */
  async submit(
    url: string,
    fields: Fields,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.remember(
      await this.app.inject({
        method: 'POST',
        url,
        remoteAddress: this.remoteAddress,
        headers: {
          accept: 'text/html,application/xhtml+xml',
          'content-type': 'application/x-www-form-urlencoded',
          origin: PUBLIC_URL,
          ...this.cookies(),
          ...headers,
        },
        payload: formEncoded(fields),
      }),
    );
  }

  private cookies(): Record<string, string> {
    return this.cookie ? { cookie: this.cookie } : {};
  }

  private remember(response: LightMyRequestResponse): LightMyRequestResponse {
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0) this.jar.delete(name);
      else this.jar.set(name, value);
    const csrf = response.headers['x-refreshed-csrf'];
    if (response.statusCode < 400 && typeof csrf === 'string') this.csrf = csrf;
    return response;
  }
}

/** A list is a field of its own for each value. */
type Fields = Record<string, string | number | readonly string[]>;

export const formEncoded = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      (typeof value === 'object' ? value : [String(value)]).map((one) => [name, one]),
    ),
  ).toString();
