import type { MfeVersion, ShellVersion, VersionFile } from '@fachwerk/shared/contracts';
import type { PlannedShell, PlannedVersion } from '@fachwerk/shared/federation';
import { trustedTypesIn } from '@fachwerk/shared/file-rules';
import { isBrowserFile } from '../versions/browser-file';

const mfeUrl = ({ mfe, version }: Pick<MfeVersion, 'mfe' | 'version'>, path: string) =>
  `/assets/${mfe}/${version}/${path}`;
const shellUrl = ({ version }: Pick<ShellVersion, 'version'>, path: string) => `/shell/${version}/${path}`;

export function planVersion(manifest: MfeVersion): PlannedVersion {
  const url = (path: string) => mfeUrl(manifest, path);
  return {
    mfe: manifest.mfe,
    version: manifest.version,
    entry: url(manifest.entry),
    global: manifest.global,
    integrity: integrityIn(manifest.mfe, manifest, manifest.entry),
    ...(manifest.container && { container: manifest.container }),
    ...(manifest.node !== undefined && {
      server: { url: url(manifest.node), integrity: integrityIn(manifest.mfe, manifest, manifest.node) },
    }),
    ...(manifest.permissions && { trustedTypes: trustedTypesIn(manifest.permissions) }),
    widgets: Object.fromEntries(
      manifest.widgets.map((widget) => {
        const { name, expose, hydrate, reserve, importance, consent, outsideSources, messages, chosenParts } =
          widget;
        return [
          name,
          {
            mfe: manifest.mfe,
            expose,
            hydrate,
            messages,
            ...(reserve && { reserve }),
            // The defaults are left out: pages contain this record.
            ...(importance && importance !== 'useful' && { importance }),
            ...(consent && consent !== 'necessary' && { consent }),
            ...(outsideSources && outsideSources.length > 0 && { outsideSources }),
            js: widget.js.map(url),
            css: widget.css.map(url),
            ...(chosenParts && {
              chosenParts: Object.fromEntries(
                Object.entries(chosenParts).map(([part, paths]) => [part, paths.map(url)]),
              ),
            }),
          },
        ];
      }),
    ),
    chunks: chunksOf(manifest.files, url),
  };
}

export function planShell(manifest: ShellVersion): PlannedShell {
  const url = (path: string) => shellUrl(manifest, path);
  return {
    version: manifest.version,
    script: url(manifest.script),
    style: url(manifest.style),
    ...(manifest.polyfills && { polyfills: url(manifest.polyfills) }),
    ...(manifest.node && {
      server: { url: url(manifest.node), integrity: integrityIn('shell', manifest, manifest.node) },
    }),
    preload: manifest.preload.map((file) => ({ ...file, path: url(file.path) })),
    chunks: chunksOf(manifest.files, url),
  };
}

const chunksOf = (files: readonly VersionFile[], url: (path: string) => string): Record<string, string> =>
  Object.fromEntries(
    files.filter(({ path }) => isBrowserFile(path)).map(({ path, integrity }) => [url(path), integrity]),
  );

function integrityIn(name: string, { version, files }: MfeVersion | ShellVersion, path: string): string {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`${name} ${version} does not list the file ${path}.`);
  return file.integrity;
}
