import type { BuiltFont } from '../build-constants';

/** `@font-face` does nothing in a shadow root: the document must know our fonts. No page has fonts of these names. */
export function declareFonts(fonts: readonly BuiltFont[], origin: string): void {
  if (typeof FontFace !== 'function') return;
  for (const { family, source, descriptors } of fonts)
    document.fonts.add(new FontFace(family, source.replace(/url\(\//g, `url(${origin}/`), descriptors));
}
