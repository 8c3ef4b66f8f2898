import type { HashedFile, Placement } from '../release/release-index';
import { checkIntegrity } from './check-integrity';

/** Container of Module Federation, as the entry exports it; the types are those of its runtime. */
export interface ContainerModule {
  get(expose: string): () => Promise<unknown>;
  init(): void | Promise<void>;
}

/** Imports a module; replaced in tests, whose environment has no modules. */
export type ImportModule = (url: string) => Promise<ContainerModule>;

/**
 * Loads an ES module container. All of its modules are fetched with their hash first: an import takes what
 * was fetched, so that no byte runs that was not built.
 */
export async function loadModuleContainer(
  { mfe, modules = [], styles = [] }: Placement,
  entry: string,
  importModule: ImportModule = (url) => import(/* webpackIgnore: true */ url) as Promise<ContainerModule>,
): Promise<ContainerModule> {
  const files = [...modules, { href: entry, integrity: mfe.integrity }];
  [...files, ...styles].forEach(checkIntegrity);
  await Promise.all([...files.map(preloadModule), ...styles.map(addStyle)]);
  return importModule(entry);
}

/** Files of all containers by address: links stay in the page. */
const loading = new Map<string, Promise<void>>();

const preloadModule = (file: HashedFile) => loadOnce(file, { rel: 'modulepreload' });

function addStyle(file: HashedFile): Promise<void> {
  // A shadow root has its own sheets (isolate/isolation.ts), and the page server may have linked this one.
  const isThere =
    '__fachwerkTakeStyle' in window ||
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).some(
      (link) => (link.dataset.href ?? link.href) === file.href,
    );
  return isThere ? Promise.resolve() : loadOnce(file, { rel: 'stylesheet' });
}

function loadOnce({ href, integrity }: HashedFile, { rel }: { rel: string }): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  const coming = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded or is not what was built.`));
    };
    document.head.append(link);
  });
  loading.set(href, coming);
  // The next attempt tries again.
  coming.catch(() => loading.delete(href));
  return coming;
}
