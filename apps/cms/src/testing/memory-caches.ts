/** The Cache API of browsers in memory, as far as the worker uses it. `failAt`: the device is full there. */
export function memoryCaches({ failAt }: { failAt?: (address: string) => boolean } = {}) {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (request: RequestInfo | URL) =>
    request instanceof Request ? request.url : String(request);
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => entries.get(addressOf(request))?.clone(),
    async put(request: RequestInfo | URL, answer: Response) {
      if (failAt?.(addressOf(request))) throw new DOMException('full', 'QuotaExceededError');
      const body = await answer.arrayBuffer();
      const { status, headers } = answer;
      entries.delete(addressOf(request));
      entries.set(addressOf(request), new Response(body, { status, headers }));
    },
    keys: async () => [...entries.keys()],
    delete: async (request: RequestInfo | URL) => entries.delete(addressOf(request)),
  });
  const caches = {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(addressOf(request))?.clone(),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return {
    caches: caches as unknown as CacheStorage,
    /** Everything that is kept, by cache. */
    content: () => Object.fromEntries([...all].map(([name, entries]) => [name, [...entries.keys()]])),
    addresses: () => [...all.values()].flatMap((entries) => [...entries.keys()]),
  };
}
