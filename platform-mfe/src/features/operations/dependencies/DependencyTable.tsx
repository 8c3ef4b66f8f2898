import type { DependencyReport } from '@fachwerk/shared/contracts';
import { useMessages } from '@fachwerk/shared/widget';
import { countText } from '../base/figures-text';
import { ScrolledTable } from '../base/ScrolledTable';
import styles from '../base/ScrolledTable.module.css';

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
    <ScrolledTable label={text('operations.dependencies.table')}>
      <thead>
        <tr>
          <th scope="col">{text('operations.dependencies.package')}</th>
          <th scope="col">{text('operations.table.version')}</th>
          <th scope="col" className={styles.number}>
            {text('operations.dependencies.size')}
          </th>
          <th scope="col">{text('operations.dependencies.where')}</th>
        </tr>
      </thead>
      <tbody>
        {packages.flatMap(rowsOf).map(({ name, version, bytes, in: mfes }) => (
          <tr key={`${name} ${version} ${mfes.length > 0}`}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td className={styles.number}>
              {bytes === 0
                ? '–'
                : text('operations.dependencies.kilobytes', { count: countText(Math.round(bytes / 1024)) })}
            </td>
            <td>{mfes.length > 0 ? mfes.join(', ') : text('operations.dependencies.provided')}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
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
