import type { Example } from '../example';
import { Checkbox } from './Checkbox';

export const checkboxExamples: Example[] = [
  { name: 'off, with a count', element: <Checkbox label="Eberholt" note="24" name="marke" /> },
  { name: 'on', element: <Checkbox label="Rundstahl" note="112" defaultChecked /> },
  { name: 'disabled', element: <Checkbox label="Nordfuge" note="0" disabled /> },
  {
    name: 'with an error',
    element: <Checkbox label="Ich stimme den Bedingungen zu." error="Bitte stimmen Sie zu." />,
  },
];
