import type { Example } from '../example';
import { PasswordField } from './PasswordField';

const texts = { showText: 'Anzeigen', hideText: 'Verbergen', toggleLabel: 'Passwort anzeigen' };

export const passwordFieldExamples: Example[] = [
  {
    name: 'to log in',
    element: <PasswordField label="Passwort" autoComplete="current-password" {...texts} />,
  },
  {
    name: 'a new one with its rules and an error',
    element: (
      <PasswordField
        label="Neues Passwort"
        autoComplete="new-password"
        hint="Mindestens 8 Zeichen"
        error="Bitte füllen Sie dieses Feld aus."
        {...texts}
      />
    ),
  },
  {
    name: 'disabled',
    element: <PasswordField label="Passwort" autoComplete="current-password" disabled {...texts} />,
  },
];
