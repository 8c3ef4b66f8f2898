/**
 * Prints what docs/architecture.md states of the structure of the API: `node scripts/count-structure.mjs`.
 *
 * Tests and what they share (`testing`) do not count. An arrow points from a folder to one that it imports,
 * however many imports there are. A table is touched where a statement names it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../src');
/** Lower layers first. */
const AREAS = Object.keys(JSON.parse(readFileSync(join(src, '../areas.json'), 'utf8')));

const isSource = (path) =>
  /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/(^|\/)testing\//.test(path);
const files = readdirSync(src, { recursive: true }).map(String).filter(isSource).sort();
const textOf = new Map(files.map((path) => [path, readFileSync(join(src, path), 'utf8')]));

/** The part of the path that counts as one folder; files of the root are on top of all. */
const folderOf = (path) => dirname(path).split('/').slice(0, 2).join('/');
const areaOf = (folder) => folder.split('/')[0];
const layerOf = (folder) => (folder === '.' ? AREAS.length : AREAS.indexOf(areaOf(folder)));

const pairs = files.flatMap((path) =>
  [...textOf.get(path).matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, to]) => [
    folderOf(path),
    folderOf(relative(src, resolve(src, dirname(path), to))),
  ]),
);
// Data beside the sources (texts of pages, the list of areas) are no folder of an area.
const arrows = new Set(pairs.filter(([from, to]) => from !== to && !to.startsWith('..')).map(String));
const areaArrows = new Set(
  [...arrows].filter((arrow) => {
    const [from, to] = arrow.split(',').map(areaOf);
    return from !== to;
  }),
);
const upwards = [...areaArrows].filter((arrow) => {
  const [from, to] = arrow.split(',').map(layerOf);
  return from >= 0 && to >= 0 && to > from;
});

const betweenAreas = new Set([...areaArrows].map((arrow) => arrow.split(',').map(areaOf).join()));
const withoutKernel = [...areaArrows].filter((arrow) => areaOf(arrow.split(',')[1]) !== 'kernel');

/** Groups of folders in which each reaches each other. */
function circles() {
  const next = new Map();
  for (const arrow of arrows) {
    const [from, to] = arrow.split(',');
    next.set(from, [...(next.get(from) ?? []), to]);
  }
  const reachedFrom = (start) => {
    const reached = new Set();
    const open = [...(next.get(start) ?? [])];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      if (reached.has(folder)) continue;
      reached.add(folder);
      open.push(...(next.get(folder) ?? []));
    }
    return reached;
  };
  const reached = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder)]));
  return new Set(
    [...reached]
      .filter(([folder, others]) => others.has(folder))
      .map(([folder, others]) =>
        [...others]
          .filter((other) => reached.get(other)?.has(folder))
          .sort()
          .join(' '),
      ),
  );
}

const steps = readdirSync(src, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.sql'));
const tables = new Set(
  steps.flatMap((path) =>
    [
      ...readFileSync(join(src, path), 'utf8').matchAll(
        /create (?:unlogged )?table (?:if not exists )?(\w+)/gi,
      ),
    ].map(([, table]) => table),
  ),
);
const ownersBy = (pattern) => {
  const owners = new Map();
  for (const [path, text] of textOf)
    for (const [, table] of text.matchAll(pattern))
      if (tables.has(table)) owners.set(table, (owners.get(table) ?? new Set()).add(folderOf(path)));
  return owners;
};
const areasOf = (folders) => new Set([...folders].map(areaOf));
const shared = (owners, groupsOf) => [...owners].filter(([, folders]) => groupsOf(folders).size > 1).length;
const touched = ownersBy(/\b(?:from|join|into|update|table)\s+(\w+)/gi);
const written = ownersBy(/\b(?:insert\s+into|update|delete\s+from|truncate)\s+(\w+)/gi);

const count = (path) => textOf.get(path).split('\n').length - 1;
const perFolder = new Map();
for (const path of files) perFolder.set(folderOf(path), (perFolder.get(folderOf(path)) ?? 0) + 1);
const rows = {
  files: files.length,
  lines: files.reduce((sum, path) => sum + count(path), 0),
  folders: perFolder.size,
  'files in the largest folder': Math.max(...perFolder.values()),
  'arrows between folders': arrows.size,
  'arrows between folders of two areas': areaArrows.size,
  'of them not to the kernel': withoutKernel.length,
  'arrows between areas': betweenAreas.size,
  'arrows upwards': upwards.length,
  'circles of folders': circles().size,
  'folders in circles': [...circles()].flatMap((circle) => circle.split(' ')).length,
  'files with SQL': [...textOf.values()].filter(
    (text) =>
      /\b(?:select|insert into|update|delete from)\b[^']*\b(?:from|set|values|into|select)\b/s.test(text) &&
      /\.query|sql/.test(text),
  ).length,
  tables: tables.size,
  'tables touched from several folders': shared(touched, (folders) => folders),
  'tables written from several folders': shared(written, (folders) => folders),
  'tables touched from several areas': shared(touched, areasOf),
  'tables written from several areas': shared(written, areasOf),
};
for (const [name, value] of Object.entries(rows)) console.log(`${name}: ${value}`);
if (process.argv.includes('--list')) {
  console.log([...upwards, ...circles()].join('\n'));
  for (const [table, folders] of written)
    if (areasOf(folders).size > 1) console.log(`${table}: ${[...folders].join(' ')}`);
}
