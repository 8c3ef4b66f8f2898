import { ReleasePlan } from '@fachwerk/shared/federation';
import type { Context } from '../context';

interface Comparison {
  text: string;
  /** A newer platform is live. */
  isOlder: boolean;
}

/** Undefined where the sources of the platform are, not its packages. */
export async function comparePackages({
  repository,
  registry,
}: Pick<Context, 'repository' | 'registry'>): Promise<Comparison | undefined> {
  const packed = repository.packedShell();
  if (packed === undefined) return undefined;
  const { channels } = await registry.getPublic('plan', ReleasePlan);
  const live = channels
    .flatMap(({ mfe, stable }) => (mfe === 'shell' && stable ? [stable] : []))
    .sort(byVersion)
    .at(-1);
  return compareShells(packed, live, registry.url());
}

/** Versions such as "0.2.0-3f9a2c1": number of the release, hash of its sources. */
export function compareShells(packed: string, live: string | undefined, shop: string): Comparison {
  const installed = `The packages @fachwerk/* are of ${packed}`;
  if (!live) return { text: `${installed}; no shell is live at ${shop}.`, isOlder: false };
  if (packed === live) return { text: `${installed}, which is live at ${shop}.`, isOlder: false };
  const order = byVersion(packed, live);
  if (order === 0)
    return { text: `${installed}; live at ${shop} is another build of it, ${live}.`, isOlder: false };
  if (order > 0) return { text: `${installed}; live at ${shop} is an older one, ${live}.`, isOlder: false };
  const version = live.replace(/-.*/, '');
  const names = ['shared', 'build', 'cli'].map((name) => `@fachwerk/${name}@${version}`);
  return {
    text: `${installed}; live at ${shop} is a newer one, ${live}. Try: npm install --save-exact ${names.join(' ')}`,
    isOlder: true,
  };
}

/** Ignores the hash. */
function byVersion(a: string, b: string): number {
  const [one, other] = [a, b].map((version) => version.replace(/-.*/, '').split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
