import type { Example } from '../example';
import { Accordion } from './Accordion';

export const accordionExamples: Example[] = [
  {
    name: 'closed',
    element: <Accordion title="Versand und Rückgabe">Lieferung in 2–4 Werktagen.</Accordion>,
  },
  {
    name: 'open, with a note',
    element: (
      <Accordion title="Marke" note="2 gewählt" open>
        Eberholt, Rundstahl
      </Accordion>
    ),
  },
];
