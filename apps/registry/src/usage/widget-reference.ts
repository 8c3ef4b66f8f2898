/** The parsed value of `data-widget`: "cart-page" or "cart-page@2". */
export interface WidgetReference {
  widget: string;
  major: number | null;
}

const REFERENCE = /^([a-z][a-z0-9-]{0,79})(?:@(\d{1,4}))?$/;

/** Returns undefined for an invalid name. */
export function splitName(text: string): WidgetReference | undefined {
  const [, widget, major] = REFERENCE.exec(text) ?? [];
  if (widget === undefined) return undefined;
  return { widget, major: major === undefined ? null : Number(major) };
}
