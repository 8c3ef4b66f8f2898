import { WalletFailure } from '@fachwerk/shared/app-bridge';
import { failureText, type Translate } from '@fachwerk/shared/widget';

/** Text for an order or a payment that failed, also on the sheet of a wallet in the app. */
export const paymentFailureText = (text: Translate, error: unknown): string =>
  error instanceof WalletFailure ? text('checkout.wallet.failed') : failureText(text, error);
