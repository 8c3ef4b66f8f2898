import type { CardOverview, FormAnswer } from '@fachwerk/shared/contracts';
import type { AccountPageProps } from '../account-page.props';

export interface CardTabData {
  /** Undefined where the page states the card. */
  overview: CardOverview | undefined;
  answer: FormAnswer | null;
  /** Another page than the first of the receipts. */
  isLaterPage: boolean;
  page: Pick<AccountPageProps, 'cardData' | 'cardNumber' | 'showCardForm' | 'storeData'>;
}
