import { createContext, type ReactNode, useContext } from 'react';
import type { Bus } from '../bus/bus';
import type { PageConfig } from '../contracts/cms/page-config';
import type { Messages } from '../contracts/kernel/messages';
import type { OutsideSource } from '../contracts/registry/federation';
import type { HttpClient } from '../http/http-client';

export interface TrackedEvent {
  name: string;
  values?: Record<string, unknown>;
}

/** Passed to every widget at mount; widgets import none of it as a singleton. */
export interface Platform {
  bus: Bus;
  api: HttpClient;
  config: PageConfig;
  /** Key to text, for the prefixes that the widget declares. */
  messages: Messages;
  track(event: TrackedEvent): void;
  /** Aborts at unmount. */
  signal: AbortSignal;
  /**
   * Counts work with a visible effect that the shell cannot see, such as a pause before a call, as pending
   * until it ends. Absent in older shells and on the server.
   */
  addWork?(what: string, work: Promise<unknown>): void;
  /**
   * Loads the script of an outside source that the widget declares, once per page. Rejects without the
   * visitor's consent to the source, without a setting of the operator, and if the script does not load.
   * Absent in older shells and on the server.
   */
  loadOutsideScript?: ((source: OutsideSource) => Promise<void>) | undefined;
  /** Reports a key without a text once per page and returns words in its place. Absent in older shells. */
  missingText?: ((key: string) => string) | undefined;
  /** Portal root of overlays; null on the server. */
  root: HTMLElement | null;
  /** Instant of rendering as ISO string, equal on server and browser. */
  now: string;
}

const PlatformContext = createContext<Platform | null>(null);

export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform() outside of a widget: render it through its declaration.');
  return platform;
}
