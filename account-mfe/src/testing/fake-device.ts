const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

const answered = (response: object): object => ({
  id: 'credential',
  rawId: bytes('credential'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), ...response },
});

/** A device with passkeys: what browsers have and jsdom lacks. `error`: its window was closed. */
export function aFakeDevice({ error }: { error?: string } = {}): void {
  const answer = (response: object) =>
    jest.fn(() =>
      error === undefined
        ? Promise.resolve(answered(response))
        : Promise.reject(Object.assign(new Error('for the test'), { name: error })),
    );
  Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: answer({ attestationObject: bytes('new'), getTransports: () => ['internal'] }),
      get: answer({ authenticatorData: bytes('data'), signature: bytes('signed') }),
    },
  });
}

export function removeFakeDevice(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}
