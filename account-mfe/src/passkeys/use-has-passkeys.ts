import { useIsHydrated } from '@fachwerk/shared/widget';

/** Passkeys need script and a browser that knows them; the server shows no button for them. */
export function useHasPasskeys(): boolean {
  return useIsHydrated() && 'PublicKeyCredential' in window;
}
