import { nearestName } from '@fachwerk/shared/nearest-name';
import { CommandError } from './command-error';
import type { Repository } from './repository';

type Here = Pick<Repository, 'packageHere'>;

/**
 * "cart" of "cart-mfe" or "cart"; "shell" is the shell. Without a name: the package of the working directory.
 */
export function mfeNamed(text: string | undefined, { packageHere }: Here): string {
  const given = text ?? packageHere;
  if (!given) throw new CommandError('No micro-frontend is named.', { advice: NAME_ADVICE });
  const name = given.replace(/-mfe$/, '');
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new CommandError(`"${given}" is not the name of a micro-frontend.`, { advice: NAME_ADVICE });
  return name;
}

const NAME_ADVICE = 'give a name such as cart-mfe, or run the command in the folder of the micro-frontend';

/** Package of a micro-frontend: "cart-mfe" of "cart". */
export const packageOf = (mfe: string): string => (mfe === 'shell' ? mfe : `${mfe}-mfe`);

/** A version of a micro-frontend, or one of its builds. */
export interface NamedVersion {
  mfe: string;
  version: string;
}

/** "cart-mfe@1.4.0" or "cart-mfe@1.4.0-3f9a2c1"; in its folder "1.4.0" is enough. */
export function versionNamed(text: string, here: Here): NamedVersion {
  const [, name = here.packageHere, version] =
    /^(?:([^@]+)@)?(\d+\.\d+\.\d+(?:-[0-9a-z]+)?)$/.exec(text) ?? [];
  if (!name || !version)
    throw new CommandError(`"${text}" is not a version of a micro-frontend.`, {
      advice: 'write it as cart-mfe@1.4.0 or cart-mfe@1.4.0-3f9a2c1',
    });
  return { mfe: mfeNamed(name, here), version };
}

/** Folder of a package of this repository; "cart" and "cart-mfe" both mean cart-mfe. */
export function packageNamed(
  text: string | undefined,
  repository: Pick<Repository, 'packages' | 'packageHere'>,
) {
  const known = repository.packages();
  const name = text ?? repository.packageHere;
  const found = known.find((one) => one === name || one === `${name}-mfe`);
  if (found) return found;
  if (known.length === 0)
    throw new CommandError('The working directory is not in a repository with micro-frontends.', {
      advice: 'run the command in the folder of the repository',
    });
  const nearest = name === undefined ? undefined : nearestName(name, known);
  throw new CommandError(
    name === undefined ? 'No package is named.' : `There is no package "${name}" in this repository.`,
    { advice: `${nearest ? `${nearest}; all of them: ` : 'one of '}${known.join(', ')}` },
  );
}
