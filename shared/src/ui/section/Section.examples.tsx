import type { Example } from '../example';
import { Section } from './Section';

export const sectionExamples: Example[] = [
  {
    name: 'with a list',
    element: (
      <Section headline="Öffnungszeiten">
        <ul>
          <li>Montag bis Samstag: 8 bis 20 Uhr</li>
        </ul>
      </Section>
    ),
  },
  {
    name: 'below another heading',
    element: (
      <Section headline="Anfahrt" headingLevel={3}>
        <p>Parkplätze vor dem Haus</p>
      </Section>
    ),
  },
];
