import type { Example } from '../example';
import { Card } from './Card';

export const cardExamples: Example[] = [
  { name: 'with text', element: <Card>Abholung in zwei Stunden</Card> },
  {
    name: 'a list',
    element: (
      <Card as="ul" role="list" aria-label="Merkzettel">
        <li>Bohrer</li>
        <li>Dübel</li>
      </Card>
    ),
  },
];
