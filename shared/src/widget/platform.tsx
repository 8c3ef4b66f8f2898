import { createContext, useContext, type ReactNode } from 'react';
import type { Bus } from '../bus/bus';
import type { Messages } from '../contracts/navigation';
import type { PageConfig } from '../contracts/page-config';
import type { HttpClient } from '../http/http-client';

export interface TrackedEvent {
  name: string;
  values?: Record<string, unknown>;
}

/** What every widget receives at mount; it imports none of this as a singleton. */
export interface Platform {
  bus: Bus;
  api: HttpClient;
  config: PageConfig;
  /** Key to text, for the prefixes that the widget declares. */
  messages: Messages;
  track(event: TrackedEvent): void;
  /** Ends with the mount. */
  signal: AbortSignal;
  /** Where overlays go; null on the server. */
  root: HTMLElement | null;
  /** The instant of rendering as ISO string, the same on server and browser. */
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
