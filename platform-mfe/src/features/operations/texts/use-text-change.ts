import { changeDeskText, readDeskTexts } from '@fachwerk/shared/calls';
import type { DeskText, ErrorBody } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { type Translate, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { deskFailureOf } from '../base/desk-failure';

interface Change {
  /** Null: the text of the code. */
  text: string | null;
  /** What editors have written until now. */
  seen: string | null;
}

/** One change of a text at a time. */
export interface TextChange {
  write: (change: Change) => void;
  reset: () => void;
  isPending: boolean;
  isDone: boolean;
  /** Why the last one was not written. */
  problem: string | undefined;
}

interface Options {
  key: string;
  language: string;
  onChanged: (text: DeskText) => void;
  /** Another operator has changed it meanwhile. */
  onNewer: (text: DeskText) => void;
}

export function useTextChange({ key, language, onChanged, onNewer }: Options): TextChange {
  const text = useMessages();
  const { api } = usePlatform();
  const { run, reset, state, isPending } = useAction(
    (change: Change) => api.call(changeDeskText, { params: { language, key }, json: change }),
    {
      onDone: onChanged,
      onFailed: (error) => {
        if (isHttpError(error) && error.status === 409) void readNewer();
      },
    },
  );
  /** What was typed stays: it is compared with the newer text, and written again where it is right. */
  async function readNewer(): Promise<void> {
    const { texts } = await api.call(readDeskTexts, { query: { q: key } }).catch(() => ({ texts: [] }));
    const newer = texts.find((one: DeskText) => one.key === key);
    if (newer) onNewer(newer);
  }
  return {
    write: (change) => void run(change),
    reset,
    isPending,
    isDone: state.status === 'done',
    problem: state.status === 'failed' ? problemText(text, state.error) : undefined,
  };
}

function problemText(text: Translate, error: unknown): string {
  const body = isHttpError(error) ? (error.body as Partial<ErrorBody> | undefined) : undefined;
  const stated = body?.fieldErrors?.[0] ?? body?.globalErrors?.[0];
  const otherwise = text(`operations.texts.${deskFailureOf(error)}`);
  return stated ? text(stated.msg, stated.values, otherwise) : otherwise;
}
