export interface AppleWalletConfig {
  /** "pass.example.kundenkarte" */
  passTypeId: string;
  teamId: string;
  /** PEM of the certificate of the pass type, of its key, and of Apple's intermediate certificate. */
  certificate: string;
  key: string;
  passphrase?: string | undefined;
  wwdr: string;
}

export interface GoogleWalletConfig {
  /** Number of the issuer; its class of the card is "<issuerId>.customer-card". */
  issuerId: string;
  /** Belongs to the service account. */
  clientEmail: string;
  privateKey: string;
}

/** What is absent is not offered. */
export interface WalletConfig {
  apple?: AppleWalletConfig;
  google?: GoogleWalletConfig;
}

/** A pass with the values that it shows. */
export interface WalletPass {
  [column: string]: unknown;
  cardNumber: string;
  serial: string;
  token: string;
  inGoogle: boolean;
  /** Those of earlier accounts, still valid in Google Wallet. */
  endedSerials: string[];
  changedAt: Date;
  ownerName: string;
  points: number;
  /** A blocked card. */
  isVoid: boolean;
}

/** Tells wallets that a pass has changed; they fetch or get its new values. */
export interface WalletPush {
  /** Returns the tokens of devices that no longer have the pass. Throws if a device could not be told. */
  apple: (pushTokens: readonly string[]) => Promise<string[]>;
  google: (pass: Pick<WalletPass, 'serial' | 'points' | 'isVoid'>, now: Date) => Promise<void>;
}
