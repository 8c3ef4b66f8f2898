import type { DependencyReport } from '@fachwerk/shared/contracts';
import { DataTable } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { countText } from '../base/figures-text';

interface Row {
  name: string;
  version: string;
  bytes: number;
  /** Micro-frontends; empty for a library of the shell. */
  in: string[];
}

/** One row per version of a package, the largest first. */
export function DependencyTable({ packages }: { packages: DependencyReport['packages'] }) {
  const text = useMessages();
  return (
    <DataTable
      isBounded
      label={text('operations.dependencies.table')}
      columns={[
        { title: text('operations.dependencies.package') },
        { title: text('operations.table.version') },
        { title: text('operations.dependencies.size'), isNumber: true },
        { title: text('operations.dependencies.where') },
      ]}
      rows={packages.flatMap(rowsOf).map(({ name, version, bytes, in: mfes }) => ({
        key: `${name} ${version} ${mfes.length > 0}`,
        cells: [
          name,
          version,
          bytes === 0
            ? '–'
            : text('operations.dependencies.kilobytes', { count: countText(Math.round(bytes / 1024)) }),
          mfes.length > 0 ? mfes.join(', ') : text('operations.dependencies.provided'),
        ],
      }))}
    />
  );
}

const rowsOf = ({ name, provided, bundled }: DependencyReport['packages'][number]): Row[] => [
  ...provided.map((version) => ({ name, version, bytes: 0, in: [] })),
  ...bundled.map(({ version, in: copies }) => ({
    name,
    version,
    bytes: copies.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
    in: [...new Set(copies.map((copy) => copy.version.split('@', 1)[0] ?? ''))],
  })),
];
