export type Close = () => Promise<unknown>;
export type OnOpen = (close: Close) => void;

/** What a server does, in one process or in several. */
export interface ServerPlan<Prepared = undefined> {
  /** Number of processes that serve. */
  processes: number;
  /** Runs once, before anything is served: database, migrations. The result must survive JSON. */
  prepare?(onOpen: OnOpen): Promise<Prepared>;
  /** Runs in every process that serves. Returns what to print when all of them serve. */
  serve(start: ServerStart<Prepared>): Promise<string>;
}

export interface ServerStart<Prepared> {
  onOpen: OnOpen;
  /** The result of `prepare`. Call it once the port is open, so that a port in use is reported at once. */
  prepared(): Promise<Prepared>;
  /** The other processes serve already: this one must not accept requests before it can answer them. */
  isReplacement: boolean;
}

/** Messages of a serving process to the primary process. */
export type FromWorker = { isWaiting: true } | { ready: string } | { failure: string };
/** Messages of the primary process. */
export type ToWorker = { prepared: unknown } | { isStopping: true };

/** Environment variable of a process that replaces another one. */
export const REPLACEMENT = 'FACHWERK_REPLACEMENT';
