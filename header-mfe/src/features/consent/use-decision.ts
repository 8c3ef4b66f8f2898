import {
  acceptAllServices,
  acceptServices,
  denyAllServices,
  readServiceConsent,
} from '@fachwerk/shared/calls';
import type { ServiceConsent } from '@fachwerk/shared/contracts';
import { failureText, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useRef, useState } from 'react';
import { consentCookies, denyInBrowser } from './consent-cookie';

export type Way = 'accept' | 'acceptAll' | 'denyAll';

interface Decided {
  way: Way;
  permissions: string[];
}

const isSame = (one: Decided, other: Decided): boolean =>
  one.way === other.way && one.permissions.join() === other.permissions.join();

interface Question {
  /** Ids of the services that are shown. */
  shown: readonly string[];
  version: string | undefined;
}

const isDenial = ({ way, permissions }: Decided): boolean =>
  way === 'denyAll' || (way === 'accept' && permissions.length === 0);

/**
 * Sends decisions, the last one last. A consent counts with the answer of the server, which has its proof; a
 * denial at once, since the visitor may leave the page before an answer. The shell reads the cookie, in all
 * tabs, also where the form has left the page meanwhile.
 */
export function useDecision({ shown, version }: Question, onDone: (consent: ServiceConsent) => void) {
  const { api, bus, config } = usePlatform();
  const text = useMessages();
  const [error, setError] = useState<string>();
  const [isSaved, setIsSaved] = useState(false);
  const [way, setWay] = useState<Way>();
  const running = useRef<Decided>(undefined);
  const next = useRef<Decided>(undefined);
  const { consent } = config;
  const calls = {
    accept: { ...acceptServices, path: consent?.acceptUrl ?? acceptServices.path },
    acceptAll: { ...acceptAllServices, path: consent?.acceptAllUrl ?? acceptAllServices.path },
    denyAll: { ...denyAllServices, path: consent?.denyAllUrl ?? denyAllServices.path },
  };

  const publish = () => bus.publish('header:consent-decided', {});
  function denyNow(): void {
    denyInBrowser(version);
    publish();
  }

  async function send(decided: Decided): Promise<ServiceConsent> {
    const isDenied = isDenial(decided);
    if (isDenied) denyNow();
    const before = consentCookies();
    const { permissions } = decided;
    const form = { permissions, allAccepted: decided.way === 'acceptAll', shown: [...shown], version };
    try {
      const answer = await api.call(calls[decided.way], { form });
      if (!isDenied && !next.current) publish();
      return answer;
    } catch (failure) {
      if (consentCookies() === before) throw failure;
      // The server has decided, and its answer was lost.
      publish();
      return await api.call(readServiceConsent);
    }
  }

  const { run, isPending } = useAction<Decided, ServiceConsent>(
    async (first) => {
      try {
        for (let decided = first; ; decided = next.current) {
          running.current = decided;
          next.current = undefined;
          const answer = await send(decided).catch((failure: unknown) => {
            if (!next.current) throw failure;
          });
          if (answer && !next.current) return answer;
          if (!next.current) throw new Error('There is no decision.');
        }
      } finally {
        running.current = undefined;
      }
    },
    {
      onDone(answer) {
        setIsSaved(true);
        onDone(answer);
      },
      onFailed(failure, decided) {
        const fact = isDenial(decided) ? 'consentLayer.deniedHere' : 'consentLayer.failed';
        setError(`${text(fact)} ${failureText(text, failure)}`);
      },
    },
  );

  function decide(chosen: Way, permissions: string[] = []): void {
    const decided = { way: chosen, permissions };
    setError(undefined);
    setIsSaved(false);
    setWay(chosen);
    const last = next.current ?? running.current;
    if (!last) return void run(decided);
    // A double click is one decision, of which there is one proof.
    if (isSame(last, decided)) return;
    next.current = decided;
    // The answer to the consent before sets its cookie once more; then the denial is sent.
    if (isDenial(decided)) denyNow();
  }

  return { calls, error, isSaved, pendingWay: isPending ? way : undefined, decide };
}
