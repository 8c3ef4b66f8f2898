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

/** Styles, preloads and script of the page. Files without integrity are left out. */
export function fileLinks({ shell, release, integrity, styles, pictures }: Options): string {
  const widgets = Object.values(release.widgets);
  const hashOf = (url: string) => (Object.hasOwn(integrity, url) ? integrity[url] : undefined);
  const withHash = (url: string, write: (hash: Record<string, string>) => string): string => {
    const hash = hashOf(url);
    return hash ? write({ integrity: hash, crossorigin: 'anonymous' }) : '';
  };
  const style = (href: string) =>
    withHash(href, (hash) => `<link${attributes({ rel: 'stylesheet', href, ...hash })}>`);

  // Other widgets load their files later; preloads would delay the shell.
  const early = widgets.filter(({ hydrate }) => hydrate === 'load');
  const scripts = new Map<string, string | undefined>();
  for (const { mfe, js } of early) {
    const entry = release.mfes[mfe];
    if (entry) scripts.set(entry.entry, entry.integrity);
    for (const url of js) scripts.set(url, hashOf(url));
  }
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
    ...[...scripts].map(([href, hash]) =>
      hash
        ? `<link${attributes({ rel: 'preload', as: 'script', href, integrity: hash, crossorigin: 'anonymous' })}>`
        : '',
    ),
  ]
    .filter(Boolean)
    .join('\n');
}
