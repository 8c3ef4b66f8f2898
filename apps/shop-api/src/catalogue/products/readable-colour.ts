/** Success criterion 1.4.3 of WCAG 2.2, for text of any size. */
const LEAST_CONTRAST = 4.5;

/** A text colour on a background, each as #rrggbb: the wished one if it can be read, else black or white. */
export function readableColour(wished: string, background: string): string {
  if (contrast(wished, background) >= LEAST_CONTRAST) return wished;
  return contrast('#ffffff', background) > contrast('#000000', background) ? '#ffffff' : '#000000';
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
