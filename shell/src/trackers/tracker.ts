import type { Bus } from '@fachwerk/shared/bus';
import type { HttpClient } from '@fachwerk/shared/http';
import type { ConsentService } from '@fachwerk/shared/rules';
import type { PageConfig } from '@fachwerk/shared/widget';

/** Something to measure, as `tracking:reported` publishes it. */
export interface Report {
  name: string;
  values: Record<string, unknown>;
}

/** Stores or sends reports. It exists only after the visitor has allowed its service. */
export interface Tracker {
  /** Gets each report once, in order. A failure is logged and has no other effect. */
  send(report: Report): void | Promise<void>;
  /** The visitor has withdrawn the consent (false), or given it again. */
  setAllowed?(isAllowed: boolean): void;
}

export interface TrackerContext {
  config: PageConfig;
  bus: Bus;
  api: HttpClient;
  loadOutsideScript(source: string): Promise<void>;
  signal: AbortSignal;
}

/** A tracker by its service, before its code is loaded. */
export interface TrackerEntry {
  service: ConsentService;
  /** Settings without which this page has no such tracker. */
  needs?: keyof PageConfig;
  load(): Promise<{ start(context: TrackerContext): Tracker }>;
}
