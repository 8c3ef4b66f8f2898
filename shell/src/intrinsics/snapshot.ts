/** An object whose properties are compared. */
type Holder = Record<PropertyKey, unknown>;

interface Property {
  holder: Holder;
  key: PropertyKey;
  /** E.g. "Array.prototype.map". */
  name: string;
  value: unknown;
  /** Undefined for an inherited property. */
  before: PropertyDescriptor | undefined;
}

interface WatchedObject {
  holder: Holder;
  /** E.g. "Array.prototype.". */
  prefix: string;
  keys: readonly PropertyKey[];
}

/** Properties of the window that every team uses. */
const OF_WINDOW = 'fetch XMLHttpRequest addEventListener setTimeout JSON Promise Array Object Map Set URL';
/** All of their functions are compared. */
const OBJECTS = 'Object Array Promise JSON Reflect';
const PROTOTYPES =
  'Object Function Array String Number RegExp Promise Map Set XMLHttpRequest EventTarget Node';

export interface Snapshot {
  /**
   * Names of the functions that were replaced, added or removed since the last call. `restore` puts back what
   * was there before.
   */
  settle(restore: boolean): string[];
}

/** Remembers some hundred functions of built-in objects; comparing them takes some microseconds. */
export function takeSnapshot(): Snapshot {
  // Any method may be a replaced one: `settle` uses loops, and functions that were read before.
  const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;
  const text = String;
  const properties: Property[] = [];
  const objects: WatchedObject[] = [];

  const remember = (holder: Holder, prefix: string, key: PropertyKey) => {
    const before = getOwnPropertyDescriptor(holder, key);
    // Accessors are not compared: reading them may throw.
    const value = before && !('value' in before) ? undefined : holder[key];
    if (typeof value === 'function' || typeof value === 'object')
      properties.push({ holder, key, name: prefix + text(key), value, before });
  };
  const watch = (prefix: string, holder: Holder | undefined) => {
    if (!holder) return;
    const keys = ownKeys(holder);
    for (const key of keys) remember(holder, prefix, key);
    objects.push({ holder, prefix, keys });
  };

  const page = window as unknown as Holder & Record<string, Holder | undefined>;
  for (const key of OF_WINDOW.split(' ')) remember(page, '', key);
  for (const key of OBJECTS.split(' ')) watch(`${key}.`, page[key]);
  for (const key of PROTOTYPES.split(' '))
    watch(`${key}.prototype.`, page[key]?.prototype as Holder | undefined);

  const putBack = ({ holder, key, before }: Property) =>
    before ? defineProperty(holder, key, before) : deleteProperty(holder, key);

  return {
    settle(restore) {
      const names: string[] = [];
      for (let index = 0; index < properties.length; index += 1) {
        const property = properties[index] as Property;
        const { holder, key, name, value } = property;
        if (holder[key] === value) continue;
        names[names.length] = name;
        if (restore) putBack(property);
        // Reported once, also if it could not be restored.
        property.value = holder[key];
      }
      for (let index = 0; index < objects.length; index += 1) {
        const object = objects[index] as WatchedObject;
        const keys = ownKeys(object.holder);
        if (keys.length === object.keys.length) continue;
        for (let place = 0; place < keys.length; place += 1) {
          const key = keys[place] as PropertyKey;
          if (isAmong(object.keys, key)) continue;
          names[names.length] = object.prefix + text(key);
          if (restore) deleteProperty(object.holder, key);
        }
        object.keys = ownKeys(object.holder);
      }
      return names;
    },
  };
}

function isAmong(keys: readonly PropertyKey[], key: PropertyKey): boolean {
  for (let index = 0; index < keys.length; index += 1) if (keys[index] === key) return true;
  return false;
}
