import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { GuaranteeLink } from '../../../guarantee/GuaranteeLink';
import styles from './LegalNotes.module.css';

interface LegalNotesProps {
  cart: 'online' | 'reservation';
  /** The order has goods that can be sent back. */
  isSent?: boolean;
}

/**
 * What applies to an order or to a reservation: the legal guarantee (Directive (EU) 2024/825), withdrawal,
 * and that a reservation is no contract.
 */
export function LegalNotes({ cart, isSent = false }: LegalNotesProps) {
  const text = useMessages();
  const { withdrawalPolicy, terms } = usePlatform().config.pageUrls;

  return (
    <ul role="list" className={styles.notes}>
      {cart === 'reservation' && <li>{text('cart.legal.purchaseInStore')}</li>}
      <li>
        <GuaranteeLink />
      </li>
      {terms && (
        <li>
          <a href={terms}>{text('cart.legal.terms')}</a>
        </li>
      )}
      {cart === 'online' && (isSent || withdrawalPolicy) && (
        <li>
          {isSent && `${text('service.freeReturn')}. `}
          {withdrawalPolicy && <a href={withdrawalPolicy}>{text('cart.legal.withdrawalPolicy')}</a>}
        </li>
      )}
    </ul>
  );
}
