import type { PageRelease, Release } from '@fachwerk/shared/contracts';
import { attributes } from '../page/html';
import { isOnRequest } from '../page/on-request';

export interface IncludeFile {
  url: string;
  as: 'style' | 'script' | 'font';
  type?: string;
  integrity: string;
}

/** Tokens, fonts and base styles in an own layer, below all rules of the page; beside the shell's script. */
const GUEST_STYLE = 'guest.css';

/**
 * Files that widgets on a third-party page need at once, with absolute addresses and hashes. The shell loads
 * their scripts when the page is complete.
 */
export function filesFor(
  { shell, release }: Pick<PageRelease, 'shell' | 'release'>,
  picked: Release,
  origin: string,
) {
  const file = (path: string, as: IncludeFile['as'], integrity = release.chunks[path]): IncludeFile[] =>
    integrity ? [{ url: new URL(path, origin).href, as, integrity }] : [];
  const widgets = Object.values(picked.widgets).filter((widget) => !isOnRequest(widget));
  const guest = new URL(GUEST_STYLE, new URL(shell.script, origin)).pathname;
  return {
    styles: [
      ...file(guest, 'style'),
      ...[...new Set(widgets.flatMap(({ css }) => css))].flatMap((path) => file(path, 'style')),
    ],
    /** A list of one, or empty. */
    shell: file(shell.script, 'script'),
  };
}

/** `Link: <…>; rel=preload`, for servers that pass headers on. */
export const linkHeader = (files: readonly IncludeFile[]): string =>
  files
    .map(
      ({ url, as, integrity }) =>
        `<${url}>; rel=preload; as=${as}; crossorigin=anonymous; integrity="${integrity}"`,
    )
    .join(', ');

export const styleTag = ({ url, integrity }: IncludeFile): string =>
  `<link${attributes({ rel: 'stylesheet', href: url, integrity, crossorigin: 'anonymous' })}>`;
export const scriptTag = ({ url, integrity }: IncludeFile): string =>
  `<script${attributes({ src: url, integrity, crossorigin: 'anonymous', defer: true })}></script>`;
