import { connect } from 'node:http2';
import type {
  AppleWalletConfig,
  GoogleWalletConfig,
  WalletConfig,
  WalletPass,
  WalletPush,
} from '../context/wallets';
import { googleObjectId, googleValues, signedToken } from './google-pass';

/** Servers of the wallets; other ones in tests. */
export interface WalletHosts {
  apple: string;
  googleToken: string;
  googleWallet: string;
}

export const WALLET_HOSTS: WalletHosts = {
  apple: 'https://api.push.apple.com',
  googleToken: 'https://oauth2.googleapis.com/token',
  googleWallet: 'https://walletobjects.googleapis.com',
};

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const TIMEOUT_MS = 10_000;

export const walletPush = ({ apple, google }: WalletConfig, hosts = WALLET_HOSTS): WalletPush => ({
  apple: (tokens) => (apple && tokens.length > 0 ? pushToApple(apple, hosts, tokens) : Promise.resolve([])),
  google: (pass, now) => (google ? patchAtGoogle(google, hosts, pass, now) : Promise.resolve()),
});

/** An empty message of Apple's push service, over one connection with the certificate of the pass. */
async function pushToApple(
  { passTypeId, certificate, key, passphrase }: AppleWalletConfig,
  hosts: WalletHosts,
  tokens: readonly string[],
): Promise<string[]> {
  const session = connect(hosts.apple, { cert: certificate, key, passphrase });
  const failed = new Promise<never>((_done, fail) => {
    session.on('error', fail);
    session.setTimeout(TIMEOUT_MS, () => fail(new Error('The push service of Apple does not answer.')));
  });
  const push = (token: string) =>
    new Promise<number>((done, fail) => {
      const request = session.request({
        ':method': 'POST',
        ':path': `/3/device/${token}`,
        'apns-topic': passTypeId,
      });
      request.on('response', (headers) => done(headers[':status'] ?? 0));
      request.on('error', fail);
      request.end('{}');
    });
  try {
    const statuses = await Promise.race([Promise.all(tokens.map(push)), failed]);
    const other = statuses.find((status) => status !== 200 && status !== 410);
    if (other !== undefined) throw new Error(`The push service of Apple answered ${other}.`);
    return tokens.filter((_token, index) => statuses[index] === 410);
  } finally {
    session.destroy();
  }
}

async function patchAtGoogle(
  config: GoogleWalletConfig,
  hosts: WalletHosts,
  pass: Pick<WalletPass, 'serial' | 'points' | 'isVoid'>,
  now: Date,
): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const assertion = signedToken(config, {
    iss: config.clientEmail,
    scope: SCOPE,
    aud: WALLET_HOSTS.googleToken,
    iat: seconds,
    exp: seconds + 600,
  });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const granted = await fetch(hosts.googleToken, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal,
  });
  if (!granted.ok) throw new Error(`Google refused the service account with ${granted.status}.`);
  const { access_token: accessToken } = (await granted.json()) as { access_token: string };
  const id = encodeURIComponent(googleObjectId(config, pass));
  const answer = await fetch(`${hosts.googleWallet}/walletobjects/v1/loyaltyObject/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(googleValues(pass)),
    signal,
  });
  // 404: the customer has not added the card that was offered.
  if (!answer.ok && answer.status !== 404) throw new Error(`Google Wallet answered ${answer.status}.`);
}
