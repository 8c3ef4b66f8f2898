import type { Example } from '../example';
import { Chip } from './Chip';

export const chipExamples: Example[] = [
  { name: 'button', element: <Chip>18 V</Chip> },
  { name: 'selected', element: <Chip isSelected>4 × 40 mm</Chip> },
  { name: 'disabled', element: <Chip disabled>6 × 120 mm</Chip> },
  { name: 'link', element: <Chip href="/search/?q=schrauben">Schrauben</Chip> },
  {
    name: 'removable',
    element: (
      <Chip href="/search/" isRemovable aria-label="Filter Marke: Eberholt entfernen">
        Marke: Eberholt
      </Chip>
    ),
  },
];
