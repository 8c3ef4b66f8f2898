import type { BuiltFont } from '../build-constants';

/** `@font-face` has no effect in shadow roots: fonts are registered with the document, under unique names. */
export function declareFonts(fonts: readonly BuiltFont[], origin: string): void {
  if (typeof FontFace !== 'function') return;
  for (const { family, source, descriptors } of fonts)
    document.fonts.add(new FontFace(family, source.replace(/url\(\//g, `url(${origin}/`), descriptors));
}
