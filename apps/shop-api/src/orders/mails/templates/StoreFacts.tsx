import type { OrderStore } from '@fachwerk/shared/contracts';
import { addressLines } from '@fachwerk/shared/rules';
import { useMailTexts } from '../../../kernel/mail/components/mail-texts-context';
import { MailFacts } from '../../../kernel/mail/components/MailFacts';

const SELLER = 'Fachwerk Baumarkt GmbH';

interface StoreFactsProps {
  store: OrderStore;
  hours?: readonly string[];
  isSeller?: boolean;
}

/** The store as place and, with `isSeller`, as the seller of reserved goods. */
export function StoreFacts({ store, hours = [], isSeller = false }: StoreFactsProps) {
  const { text } = useMailTexts();
  return (
    <MailFacts
      facts={[
        [
          isSeller ? text('mail.store.seller') : text('mail.store.name'),
          [`${isSeller ? `${SELLER}, ` : ''}${store.name}`, ...addressLines(store)].join('\n'),
        ],
        ...(hours.length === 0 ? [] : [[text('mail.store.hours'), hours.join('\n')] as const]),
        [text('mail.store.phone'), store.phone],
        [text('mail.store.email'), store.email],
      ]}
    />
  );
}
