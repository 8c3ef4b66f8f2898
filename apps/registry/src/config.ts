import { readFileSync } from 'node:fs';
import {
  list,
  metricsKey,
  migrates,
  oneOf,
  origin,
  origins,
  port,
  privateAddress,
  processes,
  proxies,
  readEnvironment,
  secret,
  staffTicketSecret,
  text,
} from '@fachwerk/server-kit/environment';
import type { PageConfig } from '@fachwerk/shared/widget';
import { readFilesConfig } from './files/files-config';
import { openFileStore } from './files/open-file-store';
import { readPermissions } from './gate/read-permissions';
import { readRules } from './rollout/rules';

const DATABASE = text('the address of a PostgreSQL database (15 or later)');

const variables = (env: NodeJS.ProcessEnv) => ({
  REGISTRY_DATABASE_URL: secret(text().optional()),
  DATABASE_URL: secret(env.REGISTRY_DATABASE_URL ? DATABASE.optional() : DATABASE),
  MIGRATE: migrates(),
  REGISTRY_SIGNING_KEY: secret(text('the key that signs the plan')),
  STAFF_TICKET_SECRET: staffTicketSecret(),
  PAGE_CONFIG_FILE: text('the JSON file with the addresses of the pages'),
  PUBLIC_URL: origin('https://shop.example').optional(),
  TRUST_PROXY: proxies(),
  THIRD_PARTY_ORIGINS: origins('https://blog.example'),
  PERMISSIONS: list(),
  PASSPORTS: oneOf('optional', 'required').default('optional'),
  ROLLOUT_RULES: text().optional(),
  METRICS_KEY: metricsKey(),
  HOST: text().default('0.0.0.0'),
  PORT: port(8082),
  PROCESSES: processes(),
  PRIVATE_ADDRESS: privateAddress(),
});

/** Reads the environment of the registry when it runs as its own process. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(variables(env), env);
  return {
    databaseUrl: values.REGISTRY_DATABASE_URL ?? values.DATABASE_URL ?? '',
    migrates: values.MIGRATE,
    store: openFileStore(readFilesConfig(env)),
    signingKey: values.REGISTRY_SIGNING_KEY,
    staffTicketSecret: values.STAFF_TICKET_SECRET,
    pageConfig: JSON.parse(readFileSync(values.PAGE_CONFIG_FILE, 'utf8')) as PageConfig,
    publicUrl: values.PUBLIC_URL,
    proxies: values.TRUST_PROXY,
    thirdPartyOrigins: values.THIRD_PARTY_ORIGINS,
    permissions: readPermissions(values.PERMISSIONS),
    passports: values.PASSPORTS,
    rules: readRules(values.ROLLOUT_RULES),
    metricsKey: values.METRICS_KEY,
    host: values.HOST,
    port: values.PORT,
    processes: values.PROCESSES,
    privateAddress: values.PRIVATE_ADDRESS,
  };
}
