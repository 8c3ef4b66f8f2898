import type { Example } from '../example';
import { SelectField } from './SelectField';

const options = (
  <>
    <option value="relevance">Beste Treffer</option>
    <option value="price-asc">Preis aufsteigend</option>
  </>
);

export const selectFieldExamples: Example[] = [
  { name: 'plain', element: <SelectField label="Sortierung">{options}</SelectField> },
  {
    name: 'with an error',
    element: (
      <SelectField label="Anrede" error="Bitte wählen Sie eine Anrede.">
        {options}
      </SelectField>
    ),
  },
  {
    name: 'disabled',
    element: (
      <SelectField label="Sortierung" disabled>
        {options}
      </SelectField>
    ),
  },
];
