/** Loaded with the first press of a button. */
const library = () => import('@simplewebauthn/browser');

type Credential = Record<string, unknown> & {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Record<string, unknown>;
  clientExtensionResults: Record<string, unknown>;
};

/** Asks the device to create a passkey. Rejects when the visitor closes its window. */
export async function createOnDevice(options: object): Promise<Credential> {
  const { startRegistration } = await library();
  const answer = await startRegistration({ optionsJSON: options as Options<typeof startRegistration> });
  return answer as unknown as Credential;
}

/** Asks the device to sign with a passkey. Rejects when the visitor closes its window. */
export async function signOnDevice(options: object): Promise<Credential> {
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON: options as Options<typeof startAuthentication> });
  return answer as unknown as Credential;
}

type Options<Start extends (asked: never) => unknown> = Parameters<Start>[0] extends {
  optionsJSON: infer Json;
}
  ? Json
  : never;

/** The visitor has closed the window of the device, or has waited too long: no failure to report. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
