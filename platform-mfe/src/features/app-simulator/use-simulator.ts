import type { AppGlobals } from '@fachwerk/shared/app-messages';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerTo, type AppSettings, globalsOf, readMessage } from './answer-page';
import { type Device, removeAppCookies, setAppCookies } from './app-cookies';
import { type PlayedApp, playApp } from './play-app';

export interface LoggedMessage {
  id: number;
  from: 'page' | 'app';
  method: string;
  text: string;
  fault?: string | undefined;
}

/** What is shown in the frame. */
export interface Run {
  id: number;
  device: Device;
  path: string;
}

export interface Simulator {
  run: Run | null;
  frame: RefObject<HTMLIFrameElement | null>;
  log: readonly LoggedMessage[];
  globals: AppGlobals | null;
  start(device: Device, path: string, permissions: readonly string[]): void;
  stop(): void;
  send(message: string): void;
  clear(): void;
}

const MOST_MESSAGES = 200;

export function useSimulator(settings: AppSettings): Simulator {
  const [run, setRun] = useState<Run | null>(null);
  const [log, setLog] = useState<readonly LoggedMessage[]>([]);
  const [globals, setGlobals] = useState<AppGlobals | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const app = useRef<PlayedApp | null>(null);

  const add = (from: LoggedMessage['from'], text: string) => {
    const message = readMessage(text);
    const fault = from === 'page' ? message.fault : undefined;
    setLog((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1;
      return [...before, { id, from, method: message.method, text, fault }].slice(-MOST_MESSAGES);
    });
    return message;
  };
  const send = (text: string) => {
    add('app', text);
    app.current?.send(text);
  };
  const receive = useEffectEvent((text: string) => {
    const message = add('page', text);
    const next = globalsOf(message);
    if (next) setGlobals(next);
    void answerTo(message, settings).then((answer) => answer !== undefined && send(answer));
  });

  useEffect(() => {
    if (!run || !frame.current) return undefined;
    const stop = new AbortController();
    app.current = playApp(frame.current, (message) => receive(message), stop.signal);
    // Later pages of this browser are not those of an app.
    window.addEventListener('pagehide', removeAppCookies, { signal: stop.signal });
    return () => {
      stop.abort();
      app.current = null;
      removeAppCookies();
    };
  }, [run]);

  return {
    run,
    frame,
    log,
    globals,
    start(device, path, permissions) {
      setAppCookies(device, permissions);
      setLog([]);
      setGlobals(null);
      setRun({ id: (run?.id ?? 0) + 1, device, path });
    },
    stop: () => setRun(null),
    send,
    clear: () => setLog([]),
  };
}
