import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { COUNTRY, frameOf, isSeen } from './frame';
import { marksOf } from './marks';
import { stateOutlines } from './outlines';
import { project } from './projection';

const GAP = 34;
const point = fc.record({
  x: fc.double({ min: 0, max: 400, noNaN: true }),
  y: fc.double({ min: 0, max: 540, noNaN: true }),
});
/** Many at nearly the same place, as in towns. */
const points = fc.array(
  fc.oneof(
    point,
    fc.record({ x: fc.integer({ min: 150, max: 160 }), y: fc.integer({ min: 150, max: 160 }) }),
  ),
  { maxLength: 60 },
);

describe('the projection', () => {
  it('puts east to the right and south down, with equal lengths for equal distances', () => {
    const kassel = project(51.31, 9.48);
    const north = project(51.31 + 50 / 111.2, 9.48);
    const east = project(51.31, 9.48 + 50 / (111.2 * Math.cos((51.31 * Math.PI) / 180)));

    expect(east.x - kassel.x).toBeCloseTo(kassel.y - north.y, 0);
    expect(east.y).toBe(kassel.y);
    expect(north.x).toBe(kassel.x);
    expect(kassel.y).toBeGreaterThan(north.y);
  });

  it.each([
    ['List on Sylt', 55.02, 8.43],
    ['Oberstdorf', 47.41, 10.28],
    ['Selfkant', 51.05, 5.9],
    ['Görlitz', 51.15, 15.0],
  ])('has %s in the frame of the country', (_town, latitude, longitude) => {
    const { x, y } = project(latitude, longitude);
    expect(isSeen(COUNTRY, [x, y, x, y])).toBe(true);
  });
});

describe('the frame', () => {
  it('is the country without stores, and for those that fill it', () => {
    expect(frameOf([])).toEqual(COUNTRY);
    expect(frameOf([project(53.55, 10), project(48.14, 11.58)])).toEqual(COUNTRY);
  });

  it('has every store well inside, and shows 80 km at least', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1 }), (stores) => {
        const { x, y, width, height } = frameOf(stores);
        expect(width).toBeGreaterThanOrEqual(125);
        if (width === COUNTRY.width) return;
        expect(height).toBe(width);
        for (const store of stores) {
          expect(Math.abs(store.x - (x + width / 2))).toBeLessThan(width * 0.35);
          expect(Math.abs(store.y - (y + height / 2))).toBeLessThan(height * 0.35);
        }
      }),
    );
  });
});

describe('marks', () => {
  it('show every store once and do not overlap', () => {
    fc.assert(
      fc.property(points, fc.nat(), (stores, index) => {
        for (const alone of [undefined, stores[index]]) {
          const marks = marksOf(stores, GAP, alone);

          const shown = marks.flatMap(({ things }) => things);
          expect(shown).toHaveLength(stores.length);
          expect(new Set(shown)).toEqual(new Set(stores));
          marks.forEach((mark, at) => {
            for (const other of marks.slice(at + 1))
              expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThan(GAP - 0.001);
          });
        }
      }),
    );
  });

  it('leave a store that has room at its place', () => {
    const [one, two] = [
      { x: 10, y: 10 },
      { x: 60, y: 10 },
    ];
    expect(marksOf([one, two], GAP)).toEqual([
      { ...one, things: [one] },
      { ...two, things: [two] },
    ]);
  });

  it('of neighbours stand in their middle', () => {
    const neighbours = [
      { x: 10, y: 10 },
      { x: 20, y: 10 },
      { x: 30, y: 40 },
    ];
    expect(marksOf(neighbours, GAP)).toEqual([{ x: 20, y: 20, things: neighbours }]);
  });

  it('leave the place of the chosen store to it', () => {
    const [chosen, beside, same] = [
      { x: 100, y: 100 },
      { x: 110, y: 100 },
      { x: 100, y: 100 },
    ];
    expect(marksOf([chosen, beside], GAP, chosen)).toEqual([
      { x: 134, y: 100, things: [beside] },
      { x: 100, y: 100, things: [chosen] },
    ]);
    expect(marksOf([chosen, same], GAP, chosen)).toContainEqual({ x: 100, y: 134, things: [same] });
  });
});

describe('the outlines', () => {
  it('are those of the sixteen states, with their stores inside', () => {
    const file = join(__dirname, '../../../apps/shop-api/stores-data/stores.tsv');
    const [head = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
    const names = head.split('\t');
    const stores = rows.map((row) =>
      Object.fromEntries(row.split('\t').map((cell, at) => [names[at], cell])),
    );

    expect(stateOutlines).toHaveLength(16);
    for (const { state, lat, lon } of stores) {
      const [left, top, right, bottom] = stateOutlines.find((one) => one.state === state)!.box;
      const { x, y } = project(Number(lat), Number(lon));
      expect([state, x > left - 6, x < right + 6, y > top - 6, y < bottom + 6]).toEqual([
        state,
        true,
        true,
        true,
        true,
      ]);
    }
  });
});
