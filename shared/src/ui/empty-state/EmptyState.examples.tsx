import { Button } from '../button/Button';
import type { Example } from '../example';
import { CartIcon } from '../icon/icons';
import { EmptyState } from './EmptyState';

export const emptyStateExamples: Example[] = [
  {
    name: 'empty cart',
    element: (
      <EmptyState
        icon={<CartIcon size={48} />}
        title="Ihr Warenkorb ist leer"
        actions={
          <Button variant="primary" href="/">
            Zur Startseite
          </Button>
        }
      >
        Suchen Sie nach einem Produkt, oder stöbern Sie in unseren Kategorien.
      </EmptyState>
    ),
  },
];
