import type { AppInterface } from './app-interface';
import { type CommandMethod, FROM_APP } from './message-facts';
import { isObject } from './request-from-app';

/** What the page does for a command of the app. */
export type Commands = Record<CommandMethod, () => void>;

/**
 * Receives the messages of the app. Answers belong to their requests (`requestFromApp`); commands are run.
 * Faulty messages are printed only (specification 8), and so is a failure of a command.
 */
export function receiveFromApp(app: AppInterface, commands: Commands, signal: AbortSignal): void {
  const receive = (event: { data: unknown }) => {
    const message = read(event);
    const { method, payload } = message;
    if (method !== undefined && !isSupported(method))
      return print(`Method ${String(method)} is not supported`);
    if (method === undefined || !isObject(payload)) return print('Invalid data');
    const kind = FROM_APP[method];
    if (kind === 'answer') return isAnswer(payload) ? undefined : print('Invalid data');
    try {
      commands[method as CommandMethod]();
    } catch (error) {
      print(error);
    }
  };
  app.addEventListener('message', receive);
  signal.addEventListener('abort', () => app.removeEventListener('message', receive), { once: true });
}

function read(event: { data: unknown }): { method?: unknown; payload?: unknown } {
  try {
    const message: unknown = JSON.parse(String(event.data));
    return isObject(message) ? message : {};
  } catch {
    return {};
  }
}

const isSupported = (method: unknown): method is keyof typeof FROM_APP =>
  typeof method === 'string' && Object.hasOwn(FROM_APP, method);

const isAnswer = ({ handle }: Record<string, unknown>): boolean =>
  typeof handle === 'string' && handle !== '';

function print(fault: unknown): void {
  // eslint-disable-next-line no-console -- for developers of the app
  console.error(fault);
}
