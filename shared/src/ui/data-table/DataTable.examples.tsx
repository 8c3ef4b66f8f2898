import type { Example } from '../example';
import { DataTable } from './DataTable';

export const dataTableExamples: Example[] = [
  {
    name: 'with numbers',
    element: (
      <DataTable
        label="Pakete"
        columns={[{ title: 'Paket' }, { title: 'Größe', isNumber: true }, { title: 'Enthalten in' }]}
        rows={[
          { key: 'react', cells: ['react', '45 kB', 'Shell'] },
          { key: 'zod', cells: ['zod', '12 kB', 'cart, account'] },
        ]}
      />
    ),
  },
];
