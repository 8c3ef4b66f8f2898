import type { Example } from '../example';
import { TextAreaField } from './TextAreaField';

export const textAreaFieldExamples: Example[] = [
  { name: 'plain', element: <TextAreaField label="Ihre Nachricht" labelNote="(optional)" /> },
  {
    name: 'with a hint and an error',
    element: (
      <TextAreaField
        label="Ihre Frage"
        hint="Bitte nennen Sie die Artikelnummer, wenn Sie sie haben."
        error="Bitte füllen Sie dieses Feld aus."
      />
    ),
  },
];
