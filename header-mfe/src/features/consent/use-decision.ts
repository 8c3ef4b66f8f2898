import { acceptAllServices, acceptServices, denyAllServices } from '@fachwerk/shared/calls';
import type { ServiceConsent } from '@fachwerk/shared/contracts';
import { failureText, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';

export type Way = 'accept' | 'acceptAll' | 'denyAll';

interface Decided {
  way: Way;
  permissions: string[];
}

/**
 * Sends a decision. Only the answer of the server counts: the shell then reads the cookie, in all tabs. After
 * a failure nothing is decided.
 */
export function useDecision(onDone: (consent: ServiceConsent) => void) {
  const { api, bus, config } = usePlatform();
  const text = useMessages();
  const [error, setError] = useState<string>();
  const { consent } = config;
  const calls = {
    accept: { ...acceptServices, path: consent?.acceptUrl ?? acceptServices.path },
    acceptAll: { ...acceptAllServices, path: consent?.acceptAllUrl ?? acceptAllServices.path },
    denyAll: { ...denyAllServices, path: consent?.denyAllUrl ?? denyAllServices.path },
  };
  const { run, state, isPending } = useAction<Decided, ServiceConsent>(
    async ({ way, permissions }) => {
      setError(undefined);
      return api.call(calls[way], { form: { permissions, allAccepted: way === 'acceptAll' } });
    },
    {
      onDone(answer) {
        onDone(answer);
        bus.publish('header:consent-decided', {});
      },
      onFailed: (failure) => setError(`${text('consentLayer.failed')} ${failureText(text, failure)}`),
    },
  );
  return {
    calls,
    error,
    pendingWay: isPending && state.status === 'pending' ? state.input.way : undefined,
    decide: (way: Way, permissions: string[] = []) => void run({ way, permissions }),
  };
}
