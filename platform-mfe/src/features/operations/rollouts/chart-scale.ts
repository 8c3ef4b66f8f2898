/** The next round number: 1, 2, 2.5 or 5 times a power of ten. */
export function niceCeil(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 2.5, 5, 10].find((one) => one * power >= value * 0.999_999) ?? 10;
  return step * power;
}

export interface Dot {
  x: number;
  y: number;
}

/** SVG path with gaps; a single point is a line of length zero, which round caps make visible. */
export function linePath(dots: readonly (Dot | null)[]): string {
  let isPenDown = false;
  const parts: string[] = [];
  dots.forEach((dot, index) => {
    if (!dot) {
      isPenDown = false;
      return;
    }
    const place = `${round(dot.x)} ${round(dot.y)}`;
    if (isPenDown) parts.push(`L${place}`);
    else parts.push(dots[index + 1] ? `M${place}` : `M${place}h0`);
    isPenDown = true;
  });
  return parts.join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
