import type { MfeVersion, VersionFile, WidgetMeasures, WidgetRecord } from '@fachwerk/shared/contracts';

export const sizeOf = (files: readonly VersionFile[], paths: readonly string[]): number =>
  files.filter(({ path }) => paths.includes(path)).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * What the passport of a version states about a widget; undefined if it was not measured. The passport is
 * the claim of a team: its size is at least that of the files that the widget loads at once.
 */
export function measuresOf(
  { passport, files, entry }: MfeVersion,
  { name, js, css }: WidgetRecord,
): WidgetMeasures | undefined {
  const widgets = passport?.widgets ?? {};
  const measures = Object.hasOwn(widgets, name) ? widgets[name] : undefined;
  return measures && { ...measures, bytes: Math.max(measures.bytes, sizeOf(files, [entry, ...js, ...css])) };
}
