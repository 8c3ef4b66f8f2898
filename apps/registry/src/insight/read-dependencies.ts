import type { DependencyReport, MfeVersion, ShellVersion } from '@fachwerk/shared/contracts';
import { versionKey } from '@fachwerk/shared/federation';

interface Live {
  live: readonly MfeVersion[];
  shells: readonly ShellVersion[];
}

type Package = DependencyReport['packages'][number];

/**
 * Which packages the live versions contain or take from the shell. Versions of older builds have no record.
 */
export function dependenciesOf({ live, shells }: Live): DependencyReport {
  const packages = new Map<string, Package>();
  const of = (name: string): Package => {
    const found = packages.get(name) ?? { name, provided: [], required: [], bundled: [] };
    packages.set(name, found);
    return found;
  };
  for (const { provides = {} } of shells)
    for (const [name, version] of Object.entries(provides)) {
      const { provided } = of(packageOf(name));
      if (!provided.includes(version)) provided.push(version);
    }
  for (const { mfe, version, requires = {}, bundles = [] } of live) {
    const key = versionKey(mfe, version);
    for (const [name, range] of Object.entries(requires)) {
      const { required } = of(packageOf(name));
      const known = required.find((one) => one.range === range);
      if (!known) required.push({ range, by: [key] });
      else if (!known.by.includes(key)) known.by.push(key);
    }
    for (const { name, version: bundled, bytes } of bundles) {
      const copies = of(name).bundled;
      const known = copies.find((one) => one.version === bundled) ?? { version: bundled, in: [] };
      if (!copies.includes(known)) copies.push(known);
      known.in.push({ version: key, ...(bytes !== undefined && { bytes }) });
    }
  }
  const sorted = [...packages.values()].sort((a, b) => bytesOf(b) - bytesOf(a) || (a.name < b.name ? -1 : 1));
  return {
    packages: sorted,
    twice: live.flatMap((version) => shippedTwice(version, sorted)),
    unknown: live.flatMap(({ mfe, version, bundles }) => (bundles ? [] : [versionKey(mfe, version)])),
  };
}

/** "react" of "react/jsx-runtime". */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

const bytesOf = ({ bundled }: Package): number =>
  bundled.flatMap((one) => one.in).reduce((sum, { bytes = 0 }) => sum + bytes, 0);

/** A version with two versions of a package, or with a package that the shell provides to all. */
function shippedTwice(
  { mfe, version, bundles = [] }: MfeVersion,
  packages: readonly Package[],
): DependencyReport['twice'] {
  const names = [...new Set(bundles.map(({ name }) => name))];
  return names.flatMap((name) => {
    const versions = bundles.filter((one) => one.name === name).map((one) => one.version);
    const provided = packages.find((one) => one.name === name)?.provided ?? [];
    if (versions.length < 2 && provided.length === 0) return [];
    return [{ mfe, version, name, versions, provided }];
  });
}
