import { createHash } from 'node:crypto';
import { type PageRelease, pickWidgets } from '@fachwerk/shared/contracts';
import type { Sheet } from '../styles/sheet-address';
import type { OfflineFile } from './worker/offline-file';

interface Options extends Pick<PageRelease, 'release' | 'shell'> {
  /** Widgets on the page. */
  widgets: readonly string[];
  /** Those that belong to the page itself and not to its frame. */
  ownWidgets: readonly string[];
  /** The composed style sheet, or the single ones. */
  sheets: readonly Sheet[];
  /** Other files of the page server. */
  others: readonly string[];
}

/**
 * Every file that the page may load without network: the scripts of the shell with its fonts, style sheets,
 * the files of all widgets, and all of a micro-frontend that has a widget in the page itself, because that
 * loads parts later.
 */
export function offlineFiles({
  release,
  shell,
  widgets,
  ownWidgets,
  sheets,
  others,
}: Options): OfflineFile[] {
  const onPage = pickWidgets(release, widgets);
  const own = pickWidgets(release, ownWidgets);
  const shellFolder = folderOf(shell.script);
  const paths = [
    ...Object.keys(release.chunks).filter((path) => folderOf(path) === shellFolder && path.endsWith('.js')),
    ...shell.preload.map(({ path }) => path),
    ...Object.values(onPage.mfes).map(({ entry }) => entry),
    ...Object.values(onPage.widgets).flatMap(({ js, css, chosenParts = {} }) => [
      ...js,
      ...css,
      ...Object.values(chosenParts).flat(),
    ]),
    ...Object.keys(own.chunks),
    ...others,
  ];
  const entries = new Map(Object.values(onPage.mfes).map(({ entry, integrity }) => [entry, integrity]));
  const hashOf = (path: string) => entries.get(path) ?? release.chunks[path];
  const files = new Map<string, string | undefined>([
    ...sheets.map(({ path, integrity }) => [path, integrity] as const),
    ...paths.map((path) => [path, hashOf(path)] as const),
  ]);
  return [...files].map(([path, integrity]) => (integrity ? [path, integrity] : [path]));
}

/** Names a list of files: the same files have the same name on every server. */
export const offlineVersion = (files: readonly OfflineFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 22);

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
