import { createHash } from 'node:crypto';
import { offeredServices } from '@fachwerk/server-kit/consent-services';
import type { Kernel } from '../kernel/context/kernel';
import { createSealer } from '../kernel/secrets/sealed-text';
import type { CustomersServices } from './context/customers-context';
import type { WalletConfig } from './context/wallets';
import { readSurveys } from './surveys/survey-settings';
import { type WalletHosts, walletPush } from './wallet/wallet-push';

export interface CustomersOptions {
  /** "<form>:<question>" or "<form>:<question>=<value>|<value>"; those of the content pages by default. */
  surveys?: readonly string[];
  /** Ids of the services that visitors are asked about; by default those that every shop has. */
  consentServices?: readonly string[];
  /** The mailbox of the customer service; that of the sample company by default. */
  serviceEmail?: string | undefined;
  /** With it, the mail provider reports mails of the newsletter that did not arrive. */
  bounceToken?: string | undefined;
  /** Without it no wallet is offered. */
  wallets?: WalletConfig;
  /** Servers of the wallets; for tests. */
  walletHosts?: WalletHosts;
}

/** As on the page `apps/cms/content/contact.json`. */
const SERVICE_EMAIL = 'service@fachwerk.example';
/** Those of the pages in `apps/cms/content`. */
const PAGE_SURVEYS = [
  'produktseite:zufriedenheit',
  'ratgeber-streichen:hilfreich',
  'ratgeber-streichen:vorhaben=erster-anstrich|auffrischen|farbe-wechseln|auszug',
];

export const customersServices = (
  { secrets }: Kernel,
  {
    surveys = [],
    consentServices = offeredServices({}),
    serviceEmail = SERVICE_EMAIL,
    bounceToken,
    wallets = {},
    walletHosts,
  }: CustomersOptions,
): CustomersServices => ({
  consentServices,
  surveys: readSurveys(surveys.length > 0 ? surveys : PAGE_SURVEYS),
  serviceEmail,
  newsletterSealer: createSealer(secrets.sessions, 'newsletter'),
  consentSealer: createSealer(secrets.sessions, 'consents'),
  bounceToken: bounceToken === undefined ? undefined : hashOfToken(bounceToken),
  wallets,
  walletPush: walletPush(wallets, walletHosts),
});

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
