import { logInWithPasskey, startPasskeyLogin } from '@fachwerk/shared/calls';
import { localPath } from '@fachwerk/shared/contracts';
import { answerTexts } from '@fachwerk/shared/forms';
import { isHttpError } from '@fachwerk/shared/http';
import { Button, MessageBox } from '@fachwerk/shared/ui';
import { shopAddress, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { forgetCard } from '../../card/kept-card';
import { goTo } from '../../go-to';
import { signOnDevice, wasCancelled } from '../../passkeys/ask-device';
import { useHasPasskeys } from '../../passkeys/use-has-passkeys';
import { type MergeReportLine, mergeReportOf } from './MergeReport';

interface PasskeyLoginProps {
  successUrl: string;
  mergeLists: boolean;
  /** The check box of the form. */
  rememberMe: boolean;
  onReport: (lines: MergeReportLine[], next: string) => void;
}

/** The second way to log in: the device knows the account, so that no address is typed. */
export function PasskeyLogin({ successUrl, mergeLists, rememberMe, onReport }: PasskeyLoginProps) {
  const text = useMessages();
  const { api, bus, config, track } = usePlatform();
  const hasPasskeys = useHasPasskeys();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!hasPasskeys) return null;

  async function logIn(): Promise<void> {
    setIsPending(true);
    setFailure(null);
    try {
      const { options } = await api.call(startPasskeyLogin, { form: {} });
      const credential = await signOnDevice(options);
      const { redirect, mergeReport } = await api.call(logInWithPasskey, {
        json: { credential, rememberMe, mergeLists, successUrl },
      });
      forgetCard();
      bus.publish('account:logged-in', {});
      track({ name: 'login', values: { source: 'login_registration', method: 'passkey' } });
      const next = shopAddress(config, localPath(redirect) ?? successUrl);
      const lines = mergeReportOf(mergeReport);
      if (lines.length > 0) onReport(lines, next);
      else goTo(next);
    } catch (error) {
      setIsPending(false);
      setFailure(failureOf(error));
    }
  }

  function failureOf(error: unknown): string {
    if (wasCancelled(error)) return text('account.passkeys.cancelled');
    const body = isHttpError(error) ? (error.body as Parameters<typeof answerTexts>[1] | undefined) : null;
    const [first] = answerTexts(text, body ?? null);
    return first?.sentence ?? text('account.passkeys.loginFailed');
  }

  return (
    <>
      {failure !== null && (
        <MessageBox tone="error" isLive>
          {failure}
        </MessageBox>
      )}
      <Button isWide isPending={isPending} onClick={() => void logIn()}>
        {text('account.passkeys.logIn')}
      </Button>
    </>
  );
}
