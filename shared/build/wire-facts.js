const { Parser } = require('acorn');

/** What only servers and tests need (shared/src/contracts/kernel/contract.ts). */
const SCHEMAS = new Set(['summary', 'params', 'query', 'form', 'json', 'answers']);

/**
 * Reduces a compiled file of contracts to the wire facts of its calls: no schemas, and no declarations and
 * imports that only schemas need.
 * @param {string} source - ES module; declarations and imports only
 * @returns {string}
 */
function wireFacts(source) {
  const { body } = Parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const cuts = [];
  for (const statement of body)
    for (const call of callsOf(statement)) cuts.push(...schemaRanges(call), ...wrapperRanges(call));
  const facts = cutOut(source, cuts);
  return keepUsed(facts);
}

/**
 * The declarations `export const name = contract({ … })`.
 * @param {any} statement - of acorn's tree
 * @returns {any[]}
 */
function callsOf({ type, declaration }) {
  if (type !== 'ExportNamedDeclaration' || declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations
    .map(({ init }) => init)
    .filter((init) => init?.type === 'CallExpression' && init.callee.name === 'contract');
}

/** The properties with schemas, each with the text up to the next property. */
function schemaRanges({ arguments: [declared] }) {
  const properties = declared.type === 'ObjectExpression' ? declared.properties : [undefined];
  return properties.flatMap((property, index) => {
    if (property?.type !== 'Property' || property.computed)
      throw new Error('A contract states its properties one by one: the build finds the schemas by name.');
    if (!SCHEMAS.has(property.key.name)) return [];
    return [[property.start, properties[index + 1]?.start ?? declared.end - 1]];
  });
}

/** `contract(` and `)`: what is left is a literal, which a bundler drops if it is not used. */
const wrapperRanges = (call) => [
  [call.start, call.arguments[0].start],
  [call.arguments[0].end, call.end],
];

function cutOut(source, ranges) {
  let end = 0;
  const kept = ranges
    .sort(([a], [b]) => a - b)
    .map(([from, to]) => {
      const part = source.slice(end, from);
      end = to;
      return part;
    });
  return kept.join('') + source.slice(end);
}

/** Drops declarations and imports that no export needs. */
function keepUsed(source) {
  const { body } = Parser.parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const byName = new Map(body.flatMap((statement) => namesOf(statement).map((name) => [name, statement])));
  const kept = new Set();
  const waiting = body.filter(({ type }) => type.startsWith('Export'));
  for (let statement = waiting.pop(); statement; statement = waiting.pop()) {
    if (kept.has(statement)) continue;
    kept.add(statement);
    for (const name of identifiersIn(statement)) if (byName.has(name)) waiting.push(byName.get(name));
  }
  return body
    .filter((statement) => kept.has(statement))
    .map(({ start, end }) => source.slice(start, end))
    .join('\n');
}

function namesOf(statement) {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id }) => identifiersIn(id));
  return statement.id ? [statement.id.name] : [];
}

/** Identifiers that are read; names of properties are none. */
function identifiersIn(node) {
  if (Array.isArray(node)) return node.flatMap(identifiersIn);
  if (!node || typeof node.type !== 'string') return [];
  if (node.type === 'Identifier') return [node.name];
  return Object.entries(node).flatMap(([name, part]) =>
    (name === 'key' || name === 'property') && !node.computed ? [] : identifiersIn(part),
  );
}

module.exports = { wireFacts };
