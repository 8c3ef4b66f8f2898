/** Mixes two #rrggbb colours; 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (at: number) => {
    const from = parseInt(first.slice(at, at + 2), 16);
    const to = parseInt(second.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number) => mix(colour, '#0b0d0e', share);

/** Perceived lightness: 0 black to 1 white. */
export function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0);
}

/** White or ink, depending on the higher contrast. */
export const inkOn = (colour: string) => (brightness(colour) > 0.62 ? '#1b2420' : '#ffffff');
