import breakpoints from '@fachwerk/shared/ui/breakpoints.json';

const QUERY = /\(--(from|below)-([a-z-]+)\)/g;

/** Breakpoints in assets/page.css, which is not built. shared/build/breakpoint-media.js does it elsewhere. */
export const fillBreakpoints = (css: string): string =>
  css.replace(QUERY, (query, side: string, name: string) => {
    const px = byName.get(name);
    if (px === undefined)
      throw new Error(`page.css: ${query} is no breakpoint of shared/src/ui/breakpoints.json.`);
    return side === 'from' ? `(min-width: ${px}px)` : `(max-width: ${px - 0.02}px)`;
  });

const byName = new Map(
  Object.entries(breakpoints).map(([name, px]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    px,
  ]),
);
