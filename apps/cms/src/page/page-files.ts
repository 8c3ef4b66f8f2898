import { type PageRelease, pickWidgets, type Release } from '@fachwerk/shared/contracts';
import type { Sheet } from '../styles/sheet-address';
import { attributes } from './html';
import { isOnRequest } from './on-request';

interface Options {
  shell: PageRelease['shell'];
  integrity: Release['chunks'];
  /** The composed style sheet, or the single ones. */
  sheets: readonly Sheet[];
  /** Style sheets of the page server. */
  styles: readonly string[];
  /** Preload links of fragments. */
  pictures: readonly string[];
}

/**
 * The style sheets of base and widgets in their order. Those without integrity are left out, and those of
 * widgets that load with a topic or event.
 */
export function sheetsOf(
  { shell, release }: Pick<PageRelease, 'shell' | 'release'>,
  widgets: readonly string[],
): Sheet[] {
  const early = Object.values(pickWidgets(release, widgets).widgets).filter((widget) => !isOnRequest(widget));
  const css = early.flatMap((widget) => widget.css);
  return [...new Set([shell.style, ...css])].flatMap((path) => {
    const integrity = Object.hasOwn(release.chunks, path) ? release.chunks[path] : undefined;
    return integrity ? { path, integrity } : [];
  });
}

/**
 * Styles, preloads and script of the page. Files without integrity are left out. Scripts of widgets are not
 * preloaded: they would compete with styles and pictures, and the shell loads them when the page is complete.
 */
export function fileLinks({ shell, integrity, sheets, styles, pictures }: Options): string {
  const hashOf = (url: string) => (Object.hasOwn(integrity, url) ? integrity[url] : undefined);
  const withHash = (url: string, write: (hash: Record<string, string>) => string): string => {
    const hash = hashOf(url);
    return hash ? write({ integrity: hash, crossorigin: 'anonymous' }) : '';
  };

  return [
    ...shell.preload.map(
      ({ path, as, type }) =>
        `<link${attributes({ rel: 'preload', as, type, href: path, crossorigin: 'anonymous' })}>`,
    ),
    ...sheets.map(
      ({ path, integrity: hash }) =>
        `<link${attributes({ rel: 'stylesheet', href: path, integrity: hash, crossorigin: 'anonymous' })}>`,
    ),
    ...styles.map((href) => `<link${attributes({ rel: 'stylesheet', href })}>`),
    ...new Set(pictures),
    withHash(
      shell.script,
      (hash) => `<script${attributes({ src: shell.script, ...hash, defer: true })}></script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}
