import type { OrderStore } from '@fachwerk/shared/contracts';
import { addressLines } from '@fachwerk/shared/rules';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';

const SELLER = 'Fachwerk Baumarkt GmbH';

interface StoreFactsProps {
  store: OrderStore;
  hours?: readonly string[];
  isSeller?: boolean;
}

/** The store as place and, with `isSeller`, as the seller of reserved goods. */
export const StoreFacts = ({ store, hours = [], isSeller = false }: StoreFactsProps) => (
  <MailFacts
    facts={[
      [
        isSeller ? 'Verkäufer' : 'Ihr Markt',
        [`${isSeller ? `${SELLER}, ` : ''}${store.name}`, ...addressLines(store)].join('\n'),
      ],
      ...(hours.length === 0 ? [] : [['Öffnungszeiten', hours.join('\n')] as const]),
      ['Telefon', store.phone],
      ['E-Mail', store.email],
    ]}
  />
);
