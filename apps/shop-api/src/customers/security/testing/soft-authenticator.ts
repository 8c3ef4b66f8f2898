import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');
const USER_PRESENT = 0x01;
const HAS_KEY = 0x40;

interface Asked {
  challenge: string;
}

/** A device with a passkey, as software: what browsers answer (WebAuthn Level 3, ES256, no attestation). */
export class SoftAuthenticator {
  readonly id = base64url(randomBytes(32));
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  counter = 0;

  constructor(
    private readonly origin: string,
    private readonly rpId = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    this.#cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  create({ challenge }: Asked): Record<string, unknown> {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.#authData(USER_PRESENT | HAS_KEY),
      Buffer.alloc(16),
      length,
      id,
      this.#cose,
    ]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      Buffer.from('59', 'hex'),
      size,
      data,
    ]);
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    });
  }

  get({ challenge }: Asked): Record<string, unknown> {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge);
    const data = this.#authData(USER_PRESENT);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    });
  }

  #answer(response: object): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #authData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), counter]);
  }
}
