import type { Finding, MfeVersion, ShellVersion } from '@fachwerk/shared/contracts';
import semver from 'semver';
import { aBreak } from './findings';
import type { ShellCheck, VersionCheck } from './in-use';
import { pagesOf } from './pages-of';
import { SHELL } from './parties';
import { serversOf } from './who-serves';

/** Compares the ranges that the new version requires with the libraries of every live shell. */
export const checkLibraries = ({ manifest, shells }: VersionCheck): Finding[] =>
  shells.flatMap((shell) =>
    unmet(manifest, shell).map(({ name, range, provided }) =>
      aBreak({
        rule: 'libraries',
        message: `${manifest.mfe} ${manifest.version} needs ${name} ${range}; the shell ${shell.version} ${providesText(provided)}.`,
        teams: [manifest.mfe],
      }),
    ),
  );

/** Compares the libraries of a new shell with the ranges that live versions require. */
export const checkProvided = ({ manifest, live, uses }: ShellCheck): Finding[] => [
  ...live.flatMap((version) =>
    unmet(version, manifest).map(({ name, range, provided }) =>
      aBreak({
        rule: 'libraries',
        message: `${version.mfe} ${version.version} needs ${name} ${range}; this shell ${providesText(provided)}.`,
        teams: [version.mfe],
        pages: pagesOf(
          uses.filter((use) => serversOf(use, live).some((server) => server.version === version)),
        ),
      }),
    ),
  ),
  ...oneSet(manifest),
];

interface Unmet {
  name: string;
  range: string;
  provided: string | undefined;
}

function unmet({ requires = {} }: MfeVersion, { provides }: ShellVersion): Unmet[] {
  // Manifests of older builds have no list of libraries.
  if (!provides) return [];
  return Object.entries(requires)
    .map(([name, range]) => ({
      name,
      range,
      provided: Object.hasOwn(provides, name) ? provides[name] : undefined,
    }))
    .filter(
      ({ range, provided }) =>
        provided === undefined || !semver.satisfies(provided, range, { includePrerelease: true }),
    );
}

/** React throws if react and react-dom have different versions. */
function oneSet({ provides = {} }: ShellVersion): Finding[] {
  const versions = new Set(
    Object.entries(provides)
      .filter(([name]) => /^react(-dom)?(\/|$)/.test(name))
      .map(([, version]) => version),
  );
  if (versions.size < 2) return [];
  const message = `This shell provides React in several versions: ${[...versions].join(', ')}.`;
  return [aBreak({ rule: 'react-set', message, teams: [SHELL] })];
}

const providesText = (provided: string | undefined): string =>
  provided === undefined ? 'does not provide it' : `provides ${provided}`;
