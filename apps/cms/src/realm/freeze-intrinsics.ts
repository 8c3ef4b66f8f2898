/**
 * Makes the objects of the language read-only. Assignments that only hide an inherited property, as in
 * `error.name = 'X'` or `Type.prototype.toString = …`, go on working; they would fail below a frozen
 * prototype.
 */
export function freezeIntrinsics(global: object): void {
  const known = new Set<object>();
  const waiting: object[] = [];
  const add = (value: unknown) => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || known.has(value))
      return;
    known.add(value);
    waiting.push(value);
  };
  add(Object.getPrototypeOf(function* () {}.prototype));
  add(Object.getPrototypeOf(async function* () {}.prototype));
  add(Object.getPrototypeOf(async () => undefined));
  for (const list of [[], new Map(), new Set(), '', 'a'.matchAll(/a/g)])
    add(Object.getPrototypeOf((list as Iterable<unknown>)[Symbol.iterator]()));
  for (const name of NAMES) add((global as Record<string, unknown>)[name]);

  for (let value = waiting.pop(); value; value = waiting.pop()) {
    add(Object.getPrototypeOf(value));
    for (const { value: inner, get, set } of Object.values(Object.getOwnPropertyDescriptors(value)))
      [inner, get, set].forEach(add);
  }
  for (const value of known) {
    if (
      OFTEN_HIDDEN.some(
        (name) => (global as Record<string, { prototype?: object }>)[name]?.prototype === value,
      )
    )
      allowHiding(value);
    Object.freeze(value);
  }
}

const NAMES = [
  ...['Object', 'Function', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'BigInt', 'Date', 'RegExp'],
  ...['Promise', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'Proxy', 'Reflect', 'JSON', 'Math', 'Intl'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError'],
  ...['URIError', 'ArrayBuffer', 'SharedArrayBuffer', 'DataView', 'Uint8Array', 'Int8Array', 'Uint16Array'],
  ...['Int16Array', 'Uint32Array', 'Int32Array', 'Float32Array', 'Float64Array', 'Uint8ClampedArray'],
  ...['BigInt64Array', 'BigUint64Array', 'FinalizationRegistry', 'Atomics', 'Iterator'],
];

const OFTEN_HIDDEN = [
  ...['Object', 'Function', 'Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError'],
  ...['SyntaxError', 'TypeError', 'URIError'],
];

/** Replaces each value by a getter, and a setter that creates the property in the assigned object. */
function allowHiding(prototype: object): void {
  for (const [name, { value, writable, configurable, enumerable }] of Object.entries(
    Object.getOwnPropertyDescriptors(prototype),
  )) {
    if (!writable || !configurable) continue;
    Object.defineProperty(prototype, name, {
      enumerable: enumerable ?? false,
      configurable: false,
      get: () => value as unknown,
      set(this: object, replacement: unknown) {
        if (this === prototype)
          throw new TypeError(`Cannot change "${name}": objects of the language are read-only.`);
        Object.defineProperty(this, name, {
          value: replacement,
          writable: true,
          enumerable: true,
          configurable: true,
        });
      },
    });
  }
}
