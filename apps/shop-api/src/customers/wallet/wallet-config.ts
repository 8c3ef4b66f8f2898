import { readEnvironment, secret, text } from '@fachwerk/server-kit/environment';
import { readTextFileSync } from '@fachwerk/server-kit/text-file';
import type { GoogleWalletConfig, WalletConfig } from '../context/wallets';

const VARIABLES = {
  APPLE_WALLET_PASS_TYPE: text().optional(),
  APPLE_WALLET_TEAM: text().optional(),
  APPLE_WALLET_CERTIFICATE: text().optional(),
  APPLE_WALLET_KEY: text().optional(),
  APPLE_WALLET_PASSPHRASE: secret(text().optional()),
  APPLE_WALLET_WWDR: text().optional(),
  GOOGLE_WALLET_ISSUER: text().optional(),
  GOOGLE_WALLET_ACCOUNT: text().optional(),
};

/** Certificates, keys and the service account are files of the operator, read at the start. */
export function readWalletConfig(env: NodeJS.ProcessEnv): WalletConfig {
  const values = readEnvironment(VARIABLES, env);
  const needed = (name: keyof typeof VARIABLES): string => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} is not set: a value is expected.`);
    return value;
  };
  const file = (name: keyof typeof VARIABLES) => readTextFileSync(needed(name));
  return {
    ...(values.APPLE_WALLET_PASS_TYPE !== undefined && {
      apple: {
        passTypeId: values.APPLE_WALLET_PASS_TYPE,
        teamId: needed('APPLE_WALLET_TEAM'),
        certificate: file('APPLE_WALLET_CERTIFICATE'),
        key: file('APPLE_WALLET_KEY'),
        passphrase: values.APPLE_WALLET_PASSPHRASE,
        wwdr: file('APPLE_WALLET_WWDR'),
      },
    }),
    ...(values.GOOGLE_WALLET_ISSUER !== undefined && {
      google: { issuerId: values.GOOGLE_WALLET_ISSUER, ...readAccount(file('GOOGLE_WALLET_ACCOUNT')) },
    }),
  };
}

/** The JSON file of a service account. */
function readAccount(json: string): Pick<GoogleWalletConfig, 'clientEmail' | 'privateKey'> {
  const { client_email: clientEmail, private_key: privateKey } = JSON.parse(json) as Record<string, unknown>;
  if (typeof clientEmail !== 'string' || typeof privateKey !== 'string')
    throw new Error('GOOGLE_WALLET_ACCOUNT is no file of a service account.');
  return { clientEmail, privateKey };
}

export type { WalletConfig };
