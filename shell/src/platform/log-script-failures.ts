type Load = (source: string) => Promise<void>;

/** States in the console, once for each source, that a script of others was not loaded. */
export function logScriptFailures(load: Load): Load {
  const logged = new Set<string>();
  return async (source) => {
    try {
      await load(source);
    } catch (error) {
      // eslint-disable-next-line no-console -- widgets have no console, and operators nothing else
      if (!logged.has(source)) console.error(`The script of '${source}' was not loaded.`, error);
      logged.add(source);
      throw error;
    }
  };
}
