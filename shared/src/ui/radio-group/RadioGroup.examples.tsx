import type { Example } from '../example';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'MRS', label: 'Frau' },
  { value: 'MR', label: 'Herr' },
  { value: 'UNKNOWN', label: 'Keine Angabe' },
];

export const radioGroupExamples: Example[] = [
  {
    name: 'one chosen',
    element: <RadioGroup label="Anrede" name="salutation" options={options} defaultValue="MR" />,
  },
  {
    name: 'with a note, a hint and an error',
    element: (
      <RadioGroup
        label="Lieferung"
        labelNote="(optional)"
        hint="Sie können das später ändern."
        error="Bitte wählen Sie eine Möglichkeit."
        name="delivery"
        options={options}
      />
    ),
  },
  {
    name: 'disabled',
    element: <RadioGroup label="Anrede" name="fixed" options={options} defaultValue="MRS" disabled />,
  },
];
