import { createInstance } from '@module-federation/enhanced/runtime';
import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { scriptUrl } from '../core/trusted-types';
import type { Placement } from '../release/release-index';
import { timeLimit } from '../time-limits';
import { checkIntegrity } from './check-integrity';
import type { ContainerModule } from './module-container';
import { recognise, type WidgetLoader } from './widget-loader';

/**
 * Module Federation with the one React of the page. Every version is a remote with its own name, so that
 * versions are independent.
 */
export function createFederationLoader(): WidgetLoader {
  const integrities = new Map<string, string>();
  const registered = new Set<string>();
  /** What loads the ES module container of a remote. */
  const modules = new Map<string, () => Promise<ContainerModule>>();
  const federation = createInstance({
    name: 'fachwerk-shell',
    remotes: [],
    plugins: [
      {
        name: 'fachwerk-scripts',
        createScript: ({ url }) => ({
          script: createScript(url, integrities.get(url)),
          timeout: timeLimit('entry'),
        }),
        // The runtime's own import does not check hashes.
        loadEntry: async ({ remoteInfo: { name } }) => await modules.get(name)?.(),
      },
    ],
  });
  // The shell is the only provider, so that the build leaves out what chooses between several.
  federation.initShareScopeMap('default', {
    react: provide(React),
    'react/jsx-runtime': provide(JsxRuntime),
    'react-dom': provide(ReactDOM),
    'react-dom/client': provide(ReactDOMClient),
  });

  return {
    async load(placement, attempt) {
      const { name, widget, mfe } = placement;
      // With the same name a second attempt would wait for the first request.
      const remote = attempt === 0 ? mfe.global : `${mfe.global}__${attempt}`;
      if (!registered.has(remote)) {
        if (!isDevelopment) checkIntegrity({ href: mfe.entry, integrity: mfe.integrity });
        registered.add(remote);
        const entry = attempt === 0 ? mfe.entry : `${mfe.entry}?attempt=${attempt}`;
        integrities.set(entry, mfe.integrity);
        const isModule = mfe.container === 'module';
        if (isModule) modules.set(remote, () => loadModule(placement, entry));
        federation.registerRemotes([
          { name: remote, entry, type: isModule ? 'module' : 'var', entryGlobalName: mfe.global },
        ]);
      }
      const module = await federation.loadRemote(`${remote}/${widget.expose.replace(/^\.\//, '')}`);
      return recognise(module, name);
    },
  };
}

async function loadModule(placement: Placement, entry: string): Promise<ContainerModule> {
  if (!document.createElement('link').relList.supports('modulepreload'))
    throw new Error(`${entry} is an ES module, and this browser cannot check its hash.`);
  const { loadModuleContainer } = await import(
    /* webpackChunkName: "module-container" */ './module-container'
  );
  return loadModuleContainer(placement, entry);
}

const NOTHING_FITS = `sha256-${'A'.repeat(43)}=`;
const isDevelopment = process.env.NODE_ENV === 'development';

function provide(library: object) {
  return {
    [React.version]: {
      version: React.version,
      get: () => () => library,
      lib: () => library,
      loaded: true,
      from: 'fachwerk-shell',
      scope: ['default'],
      strategy: 'loaded-first' as const,
      shareConfig: { singleton: true, requiredVersion: `^${React.version}`, eager: true },
      deps: [],
      useIn: [],
    },
  };
}

/** The same attributes as the preload of the page, so that the file is fetched once. */
function createScript(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = scriptUrl(url);
  script.async = true;
  script.crossOrigin = 'anonymous';
  // A script without a known hash gets a hash that matches no file.
  script.integrity = integrity ?? (isDevelopment ? '' : NOTHING_FITS);
  return script;
}
