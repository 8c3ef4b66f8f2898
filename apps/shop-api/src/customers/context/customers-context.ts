import type { IdentityContext } from '../../identity/context/identity-context';
import type { Sealer } from '../../kernel/secrets/sealed-text';
import type { Surveys } from './surveys';
import type { WalletConfig, WalletPush } from './wallets';

export interface CustomersServices {
  /** Ids of the services that visitors are asked about. */
  consentServices: readonly string[];
  /** The surveys whose answers are stored. */
  surveys: Surveys;
  /** Gets a mail for each request to the customer service. */
  serviceEmail: string;
  /** Encrypts what the links of newsletter mails name. */
  newsletterSealer: Sealer;
  /** Encrypts what the links name that end a consent. */
  consentSealer: Sealer;
  /** Hash of the token with which the mail provider reports bounces; undefined: no reports are taken. */
  bounceToken: Buffer | undefined;
  wallets: WalletConfig;
  walletPush: WalletPush;
}

export type CustomersContext = IdentityContext & CustomersServices;
