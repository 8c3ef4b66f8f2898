import { builtinModules, createRequire } from 'node:module';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomServer from 'react-dom/server';
import { runModule } from './load-remote';

/** React and its server renderer, of one version. */
export interface ReactSet {
  react: typeof react;
  'react/jsx-runtime': typeof jsxRuntime;
  'react-dom': typeof reactDom;
  'react-dom/server': typeof reactDomServer;
}

/** For releases whose shell contains no React. */
export const ownReact: ReactSet = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/server': reactDomServer,
};

const requireNode = createRequire(__filename);

/**
 * React of one version of the shell, from its Node file. The browser hydrates with the same code, also during
 * a rollout of a new React.
 */
export const loadReact = (source: string, name: string): ReactSet =>
  runModule<ReactSet>(source, `${name}/node/react.js`, (id) => {
    if (builtinModules.includes(id.replace(/^node:/, ''))) return requireNode(id) as unknown;
    throw new Error(`${name} requires "${id}": React's Node file holds everything but Node's own modules.`);
  });

/** Modules that code of micro-frontends may require. */
export const sharedModules = ({
  'react-dom/server': _server,
  ...shared
}: ReactSet): Record<string, unknown> => shared;
