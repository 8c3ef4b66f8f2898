/** TRUST_PROXY: how many proxies in front of us add to X-Forwarded-For; "true" is one. */
export function readProxies(env: NodeJS.ProcessEnv): number {
  const text = env.TRUST_PROXY;
  if (text === undefined || text === '' || text === 'false') return 0;
  if (text === 'true') return 1;
  if (/^[0-9]$/.test(text)) return Number(text);
  throw new Error(`TRUST_PROXY=${text}: true or the number of proxies is expected.`);
}
