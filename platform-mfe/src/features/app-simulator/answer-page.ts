import type { AppGlobals, PageMethod } from '@fachwerk/shared/app-messages';

export type WalletAnswer = 'token' | 'error' | 'none';

export interface AppSettings {
  wallet: WalletAnswer;
  token: string;
  uuid: string;
}

export interface ReadMessage {
  method: string;
  payload: unknown;
  /** Why the message is against its schema. */
  fault?: string;
}

export const methodOf = (text: string): string => String(parsed(text).method ?? '');

/** A message of the page, compared with its schema. */
export async function readMessage(text: string): Promise<ReadMessage> {
  const { APP_MESSAGES } = await import('@fachwerk/shared/app-messages');
  const method = methodOf(text);
  const { payload } = parsed(text);
  if (!Object.hasOwn(APP_MESSAGES, method)) return { method, payload, fault: text };
  const result = APP_MESSAGES[method as PageMethod].fromPage.safeParse(payload);
  return result.success ? { method, payload } : { method, payload, fault: result.error.message };
}

function parsed(text: string): { method?: unknown; payload?: unknown } {
  try {
    return (JSON.parse(text) as ReturnType<typeof parsed> | null) ?? {};
  } catch {
    // Shown as a fault.
    return {};
  }
}

/** What the app answers to a request; undefined: nothing. */
export async function answerTo(
  { method, payload, fault }: ReadMessage,
  settings: AppSettings,
): Promise<string | undefined> {
  if (fault !== undefined) return undefined;
  const { handle, text } = payload as { handle?: string; text?: string };
  const answer = (result: object) => JSON.stringify({ method, payload: { handle, ...result } });
  switch (method) {
    case 'googlePay':
    case 'applePay':
      if (settings.wallet === 'none') return undefined;
      return answer(settings.wallet === 'token' ? { token: settings.token } : { error: 'CANCELED' });
    case 'uuid':
      return answer({ uuid: settings.uuid });
    case 'copyToClipboard':
      try {
        await navigator.clipboard.writeText(text ?? '');
        return answer({});
      } catch {
        return answer({ error: 'DENIED' });
      }
    default:
      return undefined;
  }
}

export const globalsOf = ({ method, payload, fault }: ReadMessage): AppGlobals | undefined =>
  method === 'globalInfo' && fault === undefined ? (payload as AppGlobals) : undefined;
