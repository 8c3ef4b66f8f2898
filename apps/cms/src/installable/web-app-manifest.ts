import type { Installable } from '../content/content-schema';

export interface AppIcon {
  src: string;
  sizes: string;
  type: string;
  purpose: 'any' | 'maskable';
}

/** The bar of the window, in the colour of the brand (shared/src/ui/tokens.css). */
export const THEME_COLOR = '#0f5b4f';
/** Shown until the page is there. */
const BACKGROUND_COLOR = '#ffffff';

/** The web app manifest of a page (w3.org/TR/appmanifest): the installed app is this page and no other. */
export const webAppManifest = (
  path: string,
  { name, shortName }: Installable,
  icons: readonly AppIcon[],
) => ({
  id: path,
  name,
  short_name: shortName,
  lang: 'de',
  dir: 'ltr',
  start_url: path,
  scope: path,
  display: 'standalone',
  theme_color: THEME_COLOR,
  background_color: BACKGROUND_COLOR,
  icons,
});
