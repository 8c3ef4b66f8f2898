const { readFileSync } = require('node:fs');
const { parseSync } = require('@swc/core');

/** Kind of use of each method of the bus. */
const METHODS = {
  get: { way: 'hears', kind: 'topic' },
  watch: { way: 'hears', kind: 'topic' },
  topic: { way: 'hears', kind: 'topic' },
  set: { way: 'sends', kind: 'topic' },
  on: { way: 'hears', kind: 'event' },
  event: { way: 'hears', kind: 'event' },
  publish: { way: 'sends', kind: 'event' },
};
const EVENT_NAME = /^[a-z]+(-[a-z]+)*:[a-z]+(-[a-z]+)*(@\d+)?$/;
/**
 * A literal name.
 * @typedef {{ way: string, kind: string, name: string, owner: string }} BusUse
 */
/**
 * A function that takes the name as its parameter `index`.
 * @typedef {{ way: string, kind: string, fn: string, index: number, owner: string }} BusPass
 */

/** Found by this name; an alias is a fault. */
const isBusName = (name) => /^(bus|[a-z]\w*Bus)$/.test(name);

/**
 * Reads the uses of the bus in a source file, by top-level declaration: uses    [{ way, kind, name, owner }]
 * a literal name passes  [{ way, kind, fn, index, owner }]   a function that takes the name as its parameter
 * `index` calls   [{ fn, names, owner }]              calls of plain functions with the names in their
 * arguments refers  { owner: Set of identifiers }, imports { local: { from, name } }, exports { name: local
 * or { from, name } } faults  [sentence]
 */
function readSource(file) {
  const ast = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2022',
  });
  const found = {
    uses: [],
    passes: [],
    calls: [],
    // Without prototype: names of the source may be "constructor".
    refers: Object.create(null),
    imports: Object.create(null),
    exports: Object.create(null),
    stars: [],
    faults: [],
  };
  for (const item of ast.body) readLinks(item, found);
  const top = new Map();
  for (const item of ast.body) declareNames(item, top);
  for (const item of ast.body)
    for (const [owner, node] of ownersIn(item)) {
      found.refers[owner] ??= new Set();
      visit(node, { found, owner, scopes: [top], fn: undefined });
    }
  return found;
}

/** Imports and exports. Types disappear in the build. */
function readLinks(item, { imports, exports, stars }) {
  const from = item.source?.value;
  if (item.type === 'ImportDeclaration' && !item.typeOnly)
    for (const one of item.specifiers) {
      if (one.isTypeOnly) continue;
      const name = one.type === 'ImportSpecifier' ? (one.imported?.value ?? one.local.value) : '*';
      imports[one.local.value] = { from, name: one.type === 'ImportDefaultSpecifier' ? 'default' : name };
    }
  if (item.type === 'ExportNamedDeclaration' && !item.typeOnly)
    for (const { orig, exported, isTypeOnly } of item.specifiers)
      if (orig && !isTypeOnly)
        exports[(exported ?? orig).value] = from ? { from, name: orig.value } : orig.value;
  if (item.type === 'ExportAllDeclaration') stars.push(from);
  if (item.type === 'ExportDeclaration') for (const [name] of ownersIn(item)) exports[name] = name;
}

/** The declarations of a statement; '' owns code that runs when the file is loaded. */
function ownersIn(item) {
  const { declaration = item } = item;
  if (item.type === 'ImportDeclaration') return [];
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.map((one) => [one.id.value ?? '', one]);
  return [[declaration.identifier?.value ?? '', declaration]];
}

function declareNames(item, scope) {
  const { declaration = item } = item;
  if (declaration.type === 'VariableDeclaration')
    for (const { id, init } of declaration.declarations) declare(scope, id, init);
}
function declare(scope, id, init) {
  if (id?.type === 'Identifier') scope.set(id.value, valueOf(init));
}

/** Names in a constant; undefined if they are known at run time only. */
function valueOf(node) {
  const value = plain(node);
  if (value?.type === 'StringLiteral') return { names: [value.value] };
  if (value?.type !== 'ArrayExpression') return undefined;
  const entries = value.elements.map((one) => plain(one?.expression));
  return entries.every((one) => one?.type === 'StringLiteral')
    ? { entries: entries.map((one) => one.value) }
    : undefined;
}

const WRAPPERS = [
  'TsAsExpression',
  'TsConstAssertion',
  'ParenthesisExpression',
  'TsSatisfiesExpression',
  'TsNonNullExpression',
];
function plain(node) {
  let one = node;
  while (one && WRAPPERS.includes(one.type)) one = one.expression;
  return one;
}

/** Returns { names } | { fn, index } (a parameter) | { handedOn } | undefined. */
function nameIn(node, { scopes }) {
  const value = plain(node);
  if (value?.type === 'StringLiteral') return { names: [value.value] };
  // A notification contains the event of its button, which its author has named.
  if (value?.type === 'MemberExpression' && value.property.value === 'event') return { handedOn: true };
  if (value?.type !== 'Identifier') return undefined;
  return [...scopes]
    .reverse()
    .find((scope) => scope.has(value.value))
    ?.get(value.value);
}

const isBus = (node) => {
  const value = plain(node);
  if (value?.type === 'Identifier') return isBusName(value.value);
  return value?.type === 'MemberExpression' && isBusName(value.property.value ?? '');
};

function visit(node, state) {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, state));
  if (!node || typeof node !== 'object') return undefined;
  if (typeof node.type === 'string' && node.type.startsWith('Ts') && !WRAPPERS.includes(node.type))
    return undefined;

  const inside = enter(node, state);
  if (node.type === 'Identifier') state.found.refers[state.owner].add(node.value);
  if (node.type === 'CallExpression') readCall(node, state);
  if (node.type === 'KeyValueProperty') {
    readAction(node, state);
    readHydrate(node, state);
  }
  if (node.type === 'VariableDeclarator') readDeclarator(node, state);
  if (node.type === 'JSXAttribute') readOpens(node, state);
  for (const [key, child] of Object.entries(node))
    if (key !== 'span' && child && typeof child === 'object') visit(child, inside);
  return undefined;
}

/** `<a data-opens="search:label-requested">`: the shell sends the event when the link is pressed. */
function readOpens({ name, value }, { found, owner }) {
  if (name.value === 'data-opens' && value?.type === 'StringLiteral')
    found.uses.push({ way: 'sends', kind: 'event', name: value.value, owner });
}

/** Scope inside a node: functions and loops add names. */
function enter(node, state) {
  // `const open = (name) => …`: the function is called by the variable's name.
  if (node.type === 'VariableDeclarator') return { ...state, nameOfFunction: node.id.value };
  // LIST.map((name) => …): the callback's parameter is each entry.
  if (node.type === 'CallExpression')
    return { ...state, entries: plain(node.callee)?.object && nameIn(node.callee.object, state)?.entries };
  if (node.type === 'ForOfStatement') {
    const scope = new Map();
    const list = nameIn(node.right, state);
    declareEach(scope, node.left.declarations?.[0]?.id, list?.entries);
    return { ...state, scopes: [...state.scopes, scope] };
  }
  if (node.type === 'BlockStatement') {
    const scope = new Map();
    for (const item of node.stmts) declareNames(item, scope);
    return { ...state, scopes: [...state.scopes, scope] };
  }
  const isFunction = [
    'FunctionDeclaration',
    'FunctionExpression',
    'ArrowFunctionExpression',
    'ClassMethod',
    'MethodProperty',
  ];
  if (!isFunction.includes(node.type)) return state;
  const fn = node.identifier?.value ?? state.nameOfFunction ?? '';
  const params = (node.params ?? []).map((one) => one.pat ?? one);
  params.forEach((one) => readParameter(one, state));
  const scope = new Map();
  params.forEach((one, index) => {
    const isEntry = state.entries && index === 0;
    if (one.type === 'Identifier') scope.set(one.value, isEntry ? { names: state.entries } : { fn, index });
  });
  return { ...state, scopes: [...state.scopes, scope], nameOfFunction: undefined, entries: undefined };
}
function declareEach(scope, id, entries) {
  if (id?.type === 'Identifier') scope.set(id.value, entries && { names: entries });
}

function readDeclarator({ id, init }, state) {
  const value = plain(init);
  if (value && isBus(value) && !(id.type === 'Identifier' && isBusName(id.value)))
    state.found.faults.push(
      'the bus gets another name: call it `bus`, so that what it is used for is found.',
    );
  if (id.type === 'ObjectPattern') readPattern(id, state);
}
function readPattern(pattern, { found }) {
  for (const one of pattern.properties)
    if (
      one.type === 'KeyValuePatternProperty' &&
      one.key.value === 'bus' &&
      !isBusName(one.value.value ?? '')
    )
      found.faults.push('the bus gets another name: call it `bus`, so that what it is used for is found.');
}
function readParameter(param, { found }) {
  const pattern = param.type === 'AssignmentPattern' ? param.left : param;
  if (pattern.type === 'ObjectPattern') readPattern(pattern, { found });
  const type = pattern.typeAnnotation?.typeAnnotation?.typeName?.value;
  if (type === 'Bus' && pattern.type === 'Identifier' && !isBusName(pattern.value))
    found.faults.push(`a parameter of type Bus is called "${pattern.value}": call it \`bus\`.`);
}

function readCall({ callee, arguments: args }, state) {
  const { found, owner } = state;
  if (callee.type === 'Identifier') {
    found.calls.push({
      fn: callee.value,
      names: args.map(({ expression }) => nameIn(expression, state)),
      owner,
    });
    return;
  }
  if (callee.type !== 'MemberExpression') return;
  const method = callee.property.value;
  if (isBus(callee.object) && Object.hasOwn(METHODS, method)) {
    const name = nameIn(args[0]?.expression, state);
    const use = { ...METHODS[method], owner };
    if (name?.names) found.uses.push(...name.names.map((one) => ({ ...use, name: one })));
    else if (name?.fn) found.passes.push({ ...use, fn: name.fn, index: name.index });
    else if (!name?.handedOn)
      found.faults.push(`bus.${method}() with a name known at run time only: write a literal name.`);
  }
}

/**
 * `action: { event: 'cart:removal-undone' }` of a notification counts as sent by the package that writes it.
 */
function readAction({ key, value }, { found, owner }) {
  if (key.value === 'event' && value.type === 'StringLiteral' && EVENT_NAME.test(value.value))
    found.uses.push({ way: 'sends', kind: 'event', name: value.value, owner });
}

/** `hydrate: { on: ['storefinder:layer-requested'] }` of a widget: it receives what loads it. */
function readHydrate({ key, value }, { found, owner }) {
  if (key.value !== 'hydrate' || value.type !== 'ObjectExpression') return;
  const on = value.properties.find((one) => one.key?.value === 'on');
  const names = plain(on?.value)?.elements?.map((one) => plain(one?.expression));
  if (!names?.length || names.some((one) => one?.type !== 'StringLiteral'))
    return found.faults.push('hydrate: { on } with names known at run time only: write literal names.');
  for (const { value: name } of names)
    found.uses.push({ way: 'hears', kind: EVENT_NAME.test(name) ? 'event' : 'topic', name, owner });
}

module.exports = { readSource };
