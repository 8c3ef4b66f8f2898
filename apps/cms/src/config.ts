/** Every environment variable of the page server as a process of its own. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const port = Number(env.PORT ?? 8081);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is no port: ${env.PORT}`);
  return {
    apiUrl: url(env, 'API_URL'),
    registryUrl: url(env, 'REGISTRY_URL'),
    registryKey: required(env, 'REGISTRY_PUBLIC_KEY', 'the public key that the registry prints at its start'),
    censusToken: env.CENSUS_TOKEN || undefined,
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    contentDir: env.CONTENT_DIR || undefined,
    workers: Number(env.RENDER_WORKERS ?? 2),
    deadlineMs: Number(env.RENDER_DEADLINE_MS ?? 800),
    host: env.HOST ?? '0.0.0.0',
    port,
  };
}

function url(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value || !URL.canParse(value))
    throw new Error(`${name} must be an address such as http://localhost:8080.`);
  return new URL(value).origin;
}

function required(env: NodeJS.ProcessEnv, name: string, what: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is missing: ${what}.`);
  return value;
}
