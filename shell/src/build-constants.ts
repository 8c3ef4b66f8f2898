/**
 * Files of the same version of the shell. The build sets them (shared/build/build-shell.js); absent in
 * development.
 */
export interface BuiltFile {
  path: string;
  integrity: string;
}
/** A font face of the global style sheet, for the browser's FontFace. */
export interface BuiltFont {
  family: string;
  source: string;
  descriptors: Record<string, string>;
}
declare const FACHWERK_SHELL_FOLDER: string | undefined;
declare const FACHWERK_POLYFILLS: BuiltFile | undefined;
declare const FACHWERK_GUEST_STYLE: BuiltFile | undefined;
declare const FACHWERK_ISOLATED_STYLE: BuiltFile | undefined;
declare const FACHWERK_FONTS: readonly BuiltFont[] | undefined;

export const POLYFILLS = typeof FACHWERK_POLYFILLS === 'undefined' ? undefined : FACHWERK_POLYFILLS;
export const GUEST_STYLE = typeof FACHWERK_GUEST_STYLE === 'undefined' ? undefined : FACHWERK_GUEST_STYLE;
/** Folder of the chunks. Third-party pages load the shell's script under an address without a version. */
export const SHELL_FOLDER = typeof FACHWERK_SHELL_FOLDER === 'undefined' ? undefined : FACHWERK_SHELL_FOLDER;
export const ISOLATED_STYLE =
  typeof FACHWERK_ISOLATED_STYLE === 'undefined' ? undefined : FACHWERK_ISOLATED_STYLE;
export const FONTS = typeof FACHWERK_FONTS === 'undefined' ? [] : FACHWERK_FONTS;
