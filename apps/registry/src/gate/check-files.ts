import type { Finding } from '@fachwerk/shared/contracts';
import type { VersionCheck } from './check-version';
import { aBreak } from './findings';

/** Whatever a page would ask for must be part of the version: only listed files have a hash and are served. */
export function checkFiles({ manifest }: VersionCheck): Finding[] {
  const listed = new Set(manifest.files.map(({ path }) => path));
  const wanted: [string, string, string?][] = [
    [manifest.entry, 'The entry'],
    [manifest.node, 'The file for the server'],
    ...manifest.widgets.flatMap(({ name, js, css }) =>
      [...js, ...css].map((path): [string, string, string] => [path, `A file of the widget "${name}"`, name]),
    ),
  ];
  return wanted
    .filter(([path]) => !listed.has(path))
    .map(([path, what, widget]) =>
      aBreak({
        rule: 'files',
        ...(widget !== undefined && { widget }),
        message: `${what}, ${path}, is not among the files of the version.`,
      }),
    );
}
