import type { Example } from '../example';
import { CartIcon, TrashIcon } from '../icon/icons';
import { Button } from './Button';

export const buttonExamples: Example[] = [
  {
    name: 'primary',
    element: (
      <Button variant="primary" icon={<CartIcon size={20} />}>
        In den Warenkorb
      </Button>
    ),
  },
  { name: 'secondary', element: <Button>Weiter einkaufen</Button> },
  { name: 'quiet', element: <Button variant="quiet">Filter zurücksetzen</Button> },
  {
    name: 'danger',
    element: (
      <Button variant="danger" icon={<TrashIcon size={20} />}>
        Warenkorb leeren
      </Button>
    ),
  },
  {
    name: 'large',
    element: (
      <Button variant="primary" size="large">
        Zur Kasse
      </Button>
    ),
  },
  { name: 'small', element: <Button size="small">Ändern</Button> },
  {
    name: 'pending',
    element: (
      <Button variant="primary" isPending>
        In den Warenkorb
      </Button>
    ),
  },
  { name: 'secondary pending', element: <Button isPending>Weiter einkaufen</Button> },
  {
    name: 'disabled',
    element: (
      <Button variant="primary" disabled>
        In den Warenkorb
      </Button>
    ),
  },
  { name: 'secondary disabled', element: <Button disabled>Weiter einkaufen</Button> },
  { name: 'link', element: <Button href="/search/">Zur Suche</Button> },
  {
    name: 'wide',
    element: (
      <Button variant="primary" isWide>
        In den Warenkorb
      </Button>
    ),
  },
];
