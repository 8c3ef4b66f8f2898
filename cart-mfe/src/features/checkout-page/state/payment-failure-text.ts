import { failureText, type Translate } from '@fachwerk/shared/widget';
import { WalletFailure } from '../../../app-bridge/wallet-failure';

/** Text for an order or a payment that failed, also on the sheet of a wallet in the app. */
export const paymentFailureText = (text: Translate, error: unknown): string =>
  error instanceof WalletFailure ? text('checkout.wallet.failed') : failureText(text, error);
