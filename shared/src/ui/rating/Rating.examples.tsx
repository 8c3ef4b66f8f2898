import type { Example } from '../example';
import { Rating } from './Rating';

export const ratingExamples: Example[] = [
  { name: 'half', element: <Rating value={4.5} count={12} label="4,5 von 5 Sternen, 12 Bewertungen" /> },
  { name: 'low', element: <Rating value={1.2} count={3} label="1,2 von 5 Sternen, 3 Bewertungen" /> },
  {
    name: 'large',
    element: <Rating value={5} count={1} size={20} label="5 von 5 Sternen, 1 Bewertung" />,
  },
];
