import type { AppGlobals } from '@fachwerk/shared/app-messages';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { answerTo, type AppSettings, globalsOf, methodOf, readMessage } from './answer-page';
import { type Device, removeAppCookies, setAppCookies } from './app-cookies';
import { playApp, type PlayedApp } from './play-app';

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

  const add = (message: Omit<LoggedMessage, 'id'>) =>
    setLog((before) => {
      const id = (before.at(-1)?.id ?? 0) + 1;
      return [...before, { ...message, id }].slice(-MOST_MESSAGES);
    });
  const send = (text: string) => {
    add({ from: 'app', method: methodOf(text), text });
    app.current?.send(text);
  };
  const receive = useEffectEvent(async (text: string) => {
    const message = await readMessage(text);
    const { method, fault } = message;
    add({ from: 'page', method, text, fault });
    const next = globalsOf(message);
    if (next) setGlobals(next);
    const answer = await answerTo(message, settings);
    if (answer !== undefined) send(answer);
  });

  useEffect(() => {
    if (!run || !frame.current) return undefined;
    const stop = new AbortController();
    app.current = playApp(frame.current, (message) => void receive(message), stop.signal);
    // Later pages of this browser are not those of an app.
    window.addEventListener('pagehide', removeAppCookies, { signal: stop.signal });
    // From the memory of the browser: the cookies are gone.
    window.addEventListener('pageshow', ({ persisted }) => persisted && setRun(null), {
      signal: stop.signal,
    });
    return () => {
      stop.abort();
      app.current = null;
    };
  }, [run]);
  // Not with the end of a run: one that follows has set its own before.
  useEffect(() => removeAppCookies, []);

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
    stop() {
      removeAppCookies();
      setRun(null);
    },
    send,
    clear: () => setLog([]),
  };
}
