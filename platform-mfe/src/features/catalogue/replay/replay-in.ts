import { REPLAY_EVENT, type ReplayedMessage, type ReplayRequest } from '@fachwerk/shared/bus';

const RETRY_MS = 200;
/** The shell of a preview starts when its page is complete. */
const SHELL_MS = 20_000;
/** Some widgets mount with a message only. */
const MOUNT_MS = 5000;

type Replayed = readonly ReplayedMessage[];

export interface ReplayResult {
  /** Null if the shell of the preview does not answer. */
  replayed: Replayed | null;
  /** E.g. "cart@1.4.0-3f9a2c1"; undefined if the widget has not been loaded. */
  version: string | undefined;
}

/** Sends the messages to the bus of a preview, when its widget is mounted. */
export async function replayIn(
  preview: Document,
  widget: string,
  messages: ReplayRequest['messages'],
  signal: AbortSignal,
): Promise<ReplayResult> {
  const element = () =>
    Array.from(preview.querySelectorAll<HTMLElement>('[data-widget]')).find(
      ({ dataset }) => dataset.widget === widget,
    );
  await waitFor(() => element()?.dataset.widgetState === 'mounted' || undefined, MOUNT_MS, signal);
  const answer = await waitFor(() => ask(preview, messages), SHELL_MS, signal);
  const replayed = (await answer?.onDone) ?? null;
  return { replayed, version: element()?.dataset.widgetVersion };
}

/** Undefined while no shell prevents the default of the event. */
function ask(
  preview: Document,
  messages: ReplayRequest['messages'],
): { onDone: Promise<Replayed | null> } | undefined {
  let isFree = true;
  const onDone = new Promise<Replayed | null>((resolve) => {
    const detail: ReplayRequest = { messages, onDone: resolve };
    isFree = preview.dispatchEvent(new CustomEvent(REPLAY_EVENT, { detail, cancelable: true }));
  });
  return isFree ? undefined : { onDone };
}

async function waitFor<T>(
  look: () => T | undefined,
  longest: number,
  signal: AbortSignal,
): Promise<T | undefined> {
  for (let waited = 0; waited <= longest && !signal.aborted; waited += RETRY_MS) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return undefined;
}
