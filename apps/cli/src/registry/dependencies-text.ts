import type { DependencyReport } from '@fachwerk/shared/contracts';
import { tableText } from './table-text';

const count = new Intl.NumberFormat('en-US');
const mfeOf = (version: string): string => version.split('@', 1)[0] ?? version;
const namesOf = (versions: readonly string[]): string => [...new Set(versions.map(mfeOf))].join(', ');

/** The packages of all live versions, and what a team ships twice. */
export function dependenciesText({ packages, twice, unknown }: DependencyReport): string {
  const rows = packages.flatMap(({ name, provided, required, bundled }) => [
    ...provided.map((version) => [
      name,
      version,
      '',
      `provided by the shell${required.length > 0 ? `; ${required.map(({ range, by }) => `${range} for ${namesOf(by)}`).join('; ')}` : ''}`,
    ]),
    ...bundled.map(({ version, in: copies }) => [
      name,
      version,
      sizeOf(copies),
      `in ${namesOf(copies.map((copy) => copy.version))}`,
    ]),
  ]);
  const several = twice.map(
    ({ mfe, version, name, versions, provided }) =>
      `${mfe} ${version} contains ${name} ${versions.join(' and ')}${provided.length > 0 ? `, which the shell provides (${provided.join(', ')})` : ''}.`,
  );
  return [
    packages.length === 0
      ? 'No live version has a record of its packages.'
      : tableText([['package', 'version', 'size', 'where'], ...rows]),
    ...(several.length > 0 ? ['', 'Shipped twice:', ...several.map((line) => `  ${line}`)] : []),
    ...(unknown.length > 0
      ? ['', `Without a record (an older build or another bundler): ${unknown.join(', ')}`]
      : []),
  ].join('\n');
}

/** All copies together, before minification. */
function sizeOf(copies: readonly { bytes?: number | undefined }[]): string {
  const bytes = copies.reduce((sum, copy) => sum + (copy.bytes ?? 0), 0);
  return bytes === 0 ? '–' : `${count.format(Math.round(bytes / 1024))} kB`;
}
