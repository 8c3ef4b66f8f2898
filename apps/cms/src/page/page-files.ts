import type { PageRelease, Release } from '@fachwerk/shared/contracts';
import { attributes } from './html';

interface Options {
  shell: PageRelease['shell'];
  /** The widgets of the page with their files, and the shell's files. */
  release: Release;
  integrity: Release['chunks'];
  styles: readonly string[];
  /** Preload links of fragments. */
  pictures: readonly string[];
}

/**
 * Styles, preloads and script of the page. Files without integrity are left out. Scripts of widgets are not
 * preloaded: they would compete with styles and pictures, and the shell loads them when the page is complete.
 */
export function fileLinks({ shell, release, integrity, styles, pictures }: Options): string {
  const widgets = Object.values(release.widgets);
  const hashOf = (url: string) => (Object.hasOwn(integrity, url) ? integrity[url] : undefined);
  const withHash = (url: string, write: (hash: Record<string, string>) => string): string => {
    const hash = hashOf(url);
    return hash ? write({ integrity: hash, crossorigin: 'anonymous' }) : '';
  };
  const style = (href: string) =>
    withHash(href, (hash) => `<link${attributes({ rel: 'stylesheet', href, ...hash })}>`);

  return [
    ...shell.preload.map(
      ({ path, as, type }) =>
        `<link${attributes({ rel: 'preload', as, type, href: path, crossorigin: 'anonymous' })}>`,
    ),
    style(shell.style),
    ...styles.map((href) => `<link${attributes({ rel: 'stylesheet', href })}>`),
    ...[...new Set(widgets.flatMap(({ css }) => css))].map(style),
    ...new Set(pictures),
    withHash(
      shell.script,
      (hash) => `<script${attributes({ src: shell.script, ...hash, defer: true })}></script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n');
}
