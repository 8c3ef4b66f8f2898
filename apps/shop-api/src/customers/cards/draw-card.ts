/**
 * The number as a bar code (Code 128), which scanners of tills read from paper and from a display: widths of
 * bars and spaces in turn, a bar first. The widget draws them, also without network.
 */
export async function barsOf(number: string): Promise<number[]> {
  const { render } = await import('bwip-js/node');
  const edges: number[] = [];
  const ignored = () => undefined;
  render(
    { bcid: 'code128', text: number, scale: 1 },
    {
      scale: (): [number, number] => [1, 1],
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      // A vertical line is a bar; its middle is rounded up.
      line(x: number, _top: number, _x: number, _bottom: number, width: number) {
        const start = Math.floor(x - width / 2);
        edges.push(start, start + width);
      },
      init: ignored,
      polygon: ignored,
      hexagon: ignored,
      ellipse: ignored,
      fill: ignored,
      text: ignored,
      end: ignored,
    },
  );
  return edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
}
