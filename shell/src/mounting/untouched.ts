/** Runs the work and then restores these properties of an object. */
export function untouched<Target extends object>(
  [target, ...names]: readonly [Target, ...(keyof Target & string)[]],
  work: () => void,
): void {
  const before = names.map((name) => Object.getOwnPropertyDescriptor(target, name));
  try {
    work();
  } finally {
    names.forEach((name, index) => {
      const descriptor = before[index];
      if (descriptor) Object.defineProperty(target, name, descriptor);
      // The property was inherited.
      else delete target[name];
    });
  }
}
