/** The whole contract of a container: modules by the name that fachwerk.json exposes. */
const modules: Record<string, () => Promise<unknown>> = {
  './store-note': () => import('./store-note'),
};

export const init = () => {};
export async function get(expose: string) {
  const module = await modules[expose]?.();
  return () => module;
}
