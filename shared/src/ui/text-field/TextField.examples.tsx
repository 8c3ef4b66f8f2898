import type { Example } from '../example';
import { TextField } from './TextField';

export const textFieldExamples: Example[] = [
  { name: 'plain', element: <TextField label="Vorname" autoComplete="given-name" /> },
  {
    name: 'with a hint and a note',
    element: <TextField label="Firma" labelNote="(optional)" hint="Wie auf der Rechnung" />,
  },
  {
    name: 'with an error',
    element: (
      <TextField
        label="Postleitzahl"
        defaultValue="1011"
        error="Bitte geben Sie eine Postleitzahl mit 5 Ziffern ein."
      />
    ),
  },
  { name: 'disabled', element: <TextField label="Kundennummer" defaultValue="4711" disabled /> },
  { name: 'read only', element: <TextField label="Bestellnummer" defaultValue="100042" readOnly /> },
  {
    name: 'hidden label',
    element: <TextField label="Produkte suchen" isLabelHidden type="search" placeholder="Produkte suchen" />,
  },
];
