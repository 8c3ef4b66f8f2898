/** Keeps the most recently used entries. */
export function createLruCache<Value>(capacity: number) {
  const entries = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      // A Map remembers the order of insertion: the entry moves to the young end.
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    delete(key: string): void {
      entries.delete(key);
    },
    set(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > capacity && !oldest.done) entries.delete(oldest.value);
    },
  };
}
