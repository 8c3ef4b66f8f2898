/** Own properties only: "constructor" is not a topic. Older supported browsers lack Object.hasOwn. */
export const ownEntry = <Entry>(catalogue: Record<string, Entry>, name: string): Entry | undefined =>
  Object.prototype.hasOwnProperty.call(catalogue, name) ? catalogue[name] : undefined;
