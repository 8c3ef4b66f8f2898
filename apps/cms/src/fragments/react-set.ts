import { builtinModules, createRequire } from 'node:module';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomServer from 'react-dom/server';
import * as jsxRuntime from 'react/jsx-runtime';
import { runModule } from './load-remote';

/** One React: what the code of widgets asks for, and what renders it. */
export interface ReactSet {
  react: typeof react;
  'react/jsx-runtime': typeof jsxRuntime;
  'react-dom': typeof reactDom;
  'react-dom/server': typeof reactDomServer;
}

/** For releases whose shell brings none. */
export const ownReact: ReactSet = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/server': reactDomServer,
};

const requireNode = createRequire(__filename);

/**
 * The React of one version of the shell, from its Node file: the browser hydrates with exactly the code that rendered, also while a new React
 * is tried by some visitors only.
 */
export const loadReact = (source: string, name: string): ReactSet =>
  runModule<ReactSet>(source, `${name}/node/react.js`, (id) => {
    if (builtinModules.includes(id.replace(/^node:/, ''))) return requireNode(id) as unknown;
    throw new Error(`${name} requires "${id}": React's Node file holds everything but Node's own modules.`);
  });

/** What the code of micro-frontends may require. */
export const sharedModules = ({
  'react-dom/server': _server,
  ...shared
}: ReactSet): Record<string, unknown> => shared;
