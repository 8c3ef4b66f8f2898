import { availableParallelism } from 'node:os';
import { offeredServices } from '@fachwerk/server-kit/consent-services';
import {
  flag,
  origin,
  port,
  processes,
  proxies,
  readEnvironment,
  secret,
  text,
  wholeNumber,
} from '@fachwerk/server-kit/environment';
import { readAnalytics } from './analytics';
import { readCardFrames } from './card-frames';
import { readMapTiles } from './map-tiles';
import { readMetrics } from './metrics';
import { readAccessibilityAssist, readChat, readSurveyScript } from './outside-scripts';

const VARIABLES = {
  API_URL: origin('http://localhost:8080'),
  REGISTRY_URL: origin('http://localhost:8080'),
  PICTURES_URL: origin('http://localhost:8080'),
  REGISTRY_PUBLIC_KEY: text('the public key that the registry prints at its start'),
  CENSUS_TOKEN: secret(text().optional()),
  PUBLIC_URL: origin('https://shop.example').optional(),
  CONTENT_DIR: text().optional(),
  RENDER_WORKERS: wholeNumber(1, 64).default(Math.min(64, Math.max(2, availableParallelism()))),
  RENDER_DEADLINE_MS: wholeNumber(1, 60_000).default(800),
  EARLY_HINTS: flag().default(false),
  TRUST_PROXY: proxies(),
  HOST: text().default('0.0.0.0'),
  PORT: port(8081),
  PROCESSES: processes(),
};

/** Every environment variable of the page server in its own process. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readEnvironment(VARIABLES, env);
  return {
    apiUrl: values.API_URL,
    registryUrl: values.REGISTRY_URL,
    picturesUrl: values.PICTURES_URL,
    registryKey: values.REGISTRY_PUBLIC_KEY,
    usageToken: values.CENSUS_TOKEN,
    publicUrl: values.PUBLIC_URL,
    mapTiles: readMapTiles(env, values.PUBLIC_URL),
    cardFrames: readCardFrames(env, values.PUBLIC_URL),
    consentServices: offeredServices(env),
    metrics: readMetrics(env, values.PUBLIC_URL),
    analytics: readAnalytics(env, values.PUBLIC_URL),
    survey: readSurveyScript(env, values.PUBLIC_URL),
    chat: readChat(env, values.PUBLIC_URL),
    accessibilityAssist: readAccessibilityAssist(env, values.PUBLIC_URL),
    contentDir: values.CONTENT_DIR,
    workers: values.RENDER_WORKERS,
    deadlineMs: values.RENDER_DEADLINE_MS,
    earlyHints: values.EARLY_HINTS,
    proxies: values.TRUST_PROXY,
    host: values.HOST,
    port: values.PORT,
    processes: values.PROCESSES,
  };
}
