import semver from 'semver';
import type { Finding, MfeVersion, ShellVersion } from '@fachwerk/shared/contracts';
import type { ShellCheck } from './check-shell';
import type { VersionCheck } from './check-version';
import { aBreak } from './findings';
import { pagesOf } from './pages-of';
import { SHELL } from './parties';
import { serversOf } from './who-serves';

/** The ranges that the new version accepts against what every live shell hands out. */
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

/** What a new shell hands out against what every live version accepts. */
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
  // Written down since the gate came: an older build says nothing.
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

/** React refuses to work with another version of itself in react-dom. */
function oneSet({ provides = {} }: ShellVersion): Finding[] {
  const versions = new Set(
    Object.entries(provides)
      .filter(([name]) => /^react(-dom)?(\/|$)/.test(name))
      .map(([, version]) => version),
  );
  if (versions.size < 2) return [];
  const message = `This shell hands out React in several versions: ${[...versions].join(', ')}.`;
  return [aBreak({ rule: 'react-set', message, teams: [SHELL] })];
}

const providesText = (provided: string | undefined): string =>
  provided === undefined ? 'does not hand it out' : `hands out ${provided}`;
