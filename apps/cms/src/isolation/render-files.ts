import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RenderFiles {
  /** Path of the bundle of render-process.isolated.ts. */
  process: string;
  /** Text of the bundle of realm.isolated.ts. */
  realm: string;
  /** Text of the bundle of own-react.isolated.ts, for releases whose shell contains no React. */
  ownReact: string;
}

/** A render process reads no files: it gets the other bundles as text. */
export function readRenderFiles(dir: string): RenderFiles {
  const pathOf = (name: string) => join(dir, `${name}.isolated.js`);
  return {
    process: pathOf('render-process'),
    realm: readFileSync(pathOf('realm'), 'utf8'),
    ownReact: readFileSync(pathOf('own-react'), 'utf8'),
  };
}
