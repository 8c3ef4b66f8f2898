const { join } = require('node:path');
const esbuild = require('esbuild');
const z = require('zod');
const { SHARED } = require('../sources');

/** Topics and events of the catalogue as data: `{ topic: { name: { version, schema } }, event: {…} }`. */
function catalogueShapes(file = join(SHARED, 'src/bus/catalogue.ts')) {
  const { topics, events } = exportsOf(file);
  const shapesOf = (entries) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, { version, schema }]) => [
        name,
        { version, schema: jsonSchemaOf(schema) },
      ]),
    );
  return { topic: shapesOf(topics), event: shapesOf(events) };
}

/** The events that the bus publishes under two majors: `[{ from, to }]`. */
const conversionsOfOwners = () =>
  exportsOf(join(SHARED, 'src/bus/conversions.ts')).conversions.map(({ from, to }) => ({ from, to }));

/** Runs a module of the sources. */
function exportsOf(file) {
  const { outputFiles } = esbuild.buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'silent',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(module, module.exports, require);
  return module.exports;
}

/** The input shape: fields with a default may be missing. */
function jsonSchemaOf(schema) {
  const { $schema: _draft, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return shape;
}

module.exports = { catalogueShapes, conversionsOfOwners, exportsOf };
