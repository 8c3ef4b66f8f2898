import type { Finding } from '@fachwerk/shared/contracts';
import { isScriptOrStyle } from '../versions/browser-file';
import { aBreak } from './findings';
import type { VersionCheck } from './in-use';

/** Every file that a page loads must be listed: only listed files have a hash and are served. */
export function checkFiles({ manifest }: VersionCheck): Finding[] {
  const listed = new Set(manifest.files.map(({ path }) => path));
  const wanted: Wanted[] = [
    [manifest.entry, 'The entry'],
    ...(manifest.node === undefined ? [] : [[manifest.node, 'The file for the server'] as const]),
    ...manifest.widgets.flatMap(({ name, js, css, chosenParts = {} }) =>
      [...js, ...css, ...Object.values(chosenParts).flat()].map((path): [string, string, string] => [
        path,
        `A file of the widget "${name}"`,
        name,
      ]),
    ),
  ];
  const missing = ([path, what, widget]: Wanted, why: string): Finding =>
    aBreak({
      rule: 'files',
      ...(widget !== undefined && { widget }),
      message: `${what}, ${path}, ${why}`,
    });
  return [
    ...wanted
      .filter(([path]) => !listed.has(path))
      .map((one) => missing(one, 'is not among the files of the version.')),
    ...wanted
      .filter(([path]) => path !== manifest.node && listed.has(path) && !isScriptOrStyle(path))
      .map((one) =>
        missing(one, 'is not a .js, .mjs or .css file for browsers: pages would have no hash for it.'),
      ),
  ];
}

type Wanted = readonly [string, string, string?];
