import { createHash } from 'node:crypto';
import type { MfeVersion, PageRelease, Release, ShellVersion, VersionFile } from '@fachwerk/shared/contracts';

const BROWSER_FILE = /\.(js|css)$/;

export const mfeUrl = ({ mfe, version }: Pick<MfeVersion, 'mfe' | 'version'>, path: string) =>
  `/assets/${mfe}/${version}/${path}`;
export const shellUrl = ({ version }: Pick<ShellVersion, 'version'>, path: string) =>
  `/shell/${version}/${path}`;

/** One coherent set of versions, as the page server and the shell need it. */
export function buildPageRelease(mfes: readonly MfeVersion[], shell: ShellVersion): PageRelease {
  const withUrl = (path: string) => shellUrl(shell, path);
  return {
    release: buildRelease(mfes, shell),
    shell: {
      version: shell.version,
      script: withUrl(shell.script),
      style: withUrl(shell.style),
      ...(shell.polyfills && { polyfills: withUrl(shell.polyfills) }),
      preload: shell.preload.map((file) => ({ ...file, path: withUrl(file.path) })),
    },
    servers: Object.fromEntries(
      mfes.map((mfe) => [
        mfe.mfe,
        { version: mfe.version, url: mfeUrl(mfe, mfe.node), integrity: integrityIn(mfe, mfe.node) },
      ]),
    ),
  };
}

function buildRelease(mfes: readonly MfeVersion[], shell: ShellVersion): Release {
  const versions = [...mfes.map(({ mfe, version }) => `${mfe}@${version}`), `shell@${shell.version}`].sort();
  return {
    id: createHash('sha256').update(versions.join()).digest('hex').slice(0, 12),
    mfes: Object.fromEntries(
      mfes.map((mfe) => [
        mfe.mfe,
        {
          version: mfe.version,
          entry: mfeUrl(mfe, mfe.entry),
          global: mfe.global,
          integrity: integrityIn(mfe, mfe.entry),
        },
      ]),
    ),
    widgets: Object.fromEntries(
      mfes.flatMap((mfe) =>
        mfe.widgets.map((widget) => [
          widget.name,
          {
            mfe: mfe.mfe,
            expose: widget.expose,
            hydrate: widget.hydrate,
            ...(widget.reserve && { reserve: widget.reserve }),
            messages: widget.messages,
            js: widget.js.map((path) => mfeUrl(mfe, path)),
            css: widget.css.map((path) => mfeUrl(mfe, path)),
          },
        ]),
      ),
    ),
    chunks: Object.fromEntries([
      ...mfes.flatMap((mfe) => chunksOf(mfe.files, (path) => mfeUrl(mfe, path))),
      ...chunksOf(shell.files, (path) => shellUrl(shell, path)),
    ]),
  };
}

const chunksOf = (files: readonly VersionFile[], url: (path: string) => string): [string, string][] =>
  files
    .filter(({ path }) => BROWSER_FILE.test(path) && !path.startsWith('node/'))
    .map(({ path, integrity }) => [url(path), integrity]);

function integrityIn({ mfe, version, files }: MfeVersion, path: string): string {
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`${mfe} ${version} lists no file ${path}.`);
  return file.integrity;
}
