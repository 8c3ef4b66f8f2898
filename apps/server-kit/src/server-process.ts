import cluster, { type Worker } from 'node:cluster';
import { type FromWorker, REPLACEMENT, type ToWorker } from './server-plan';

/** A process that still runs this long after its order to stop is killed. */
const STOP_MS = 10_000;

/** A serving process, as the primary process sees it. */
export class ServerProcess {
  /** Resolves when the process waits for the preparation or needs none; rejects if it ends before. */
  readonly waiting: Promise<void>;
  /** Resolves when it serves, with the line to print; rejects if it ends before. */
  readonly ready: Promise<string>;
  /** Resolves with the reason when the process has ended. */
  readonly ended: Promise<string>;
  readonly name: string;
  private servesSince = Number.POSITIVE_INFINITY;
  private readonly worker: Worker;
  private failure: string | undefined;

  constructor({ isReplacement }: { isReplacement: boolean }) {
    this.worker = cluster.fork(isReplacement ? { [REPLACEMENT]: 'true' } : {});
    this.name = `Process ${this.worker.id} (pid ${this.worker.process.pid})`;
    this.ended = new Promise((resolve) => {
      this.worker.once('exit', (code: number, signal: string | null) =>
        resolve(signal ? `ended by ${signal}` : `ended with code ${code}`),
      );
    });
    this.waiting = this.first((message) =>
      'isWaiting' in message || 'ready' in message ? true : undefined,
    ).then(() => undefined);
    this.ready = this.first((message) => ('ready' in message ? message.ready : undefined));
    // Handled where they are awaited; a process may end while nothing waits for it.
    for (const promise of [this.waiting, this.ready]) promise.catch(() => undefined);
    this.worker.on('message', (message: FromWorker) => {
      if ('failure' in message) this.failure = message.failure;
      if ('ready' in message) this.servesSince = Date.now();
    });
  }

  hasServedFor(ms: number): boolean {
    return Date.now() - this.servesSince >= ms;
  }

  send(message: ToWorker): void {
    if (this.worker.isConnected()) this.worker.send(message, () => undefined);
  }

  async stop(): Promise<void> {
    this.send({ isStopping: true });
    const timer = setTimeout(() => this.worker.process.kill('SIGKILL'), STOP_MS);
    await this.ended;
    clearTimeout(timer);
  }

  private first<Value>(read: (message: FromWorker) => Value | undefined): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.worker.on('message', (message: FromWorker) => {
        const value = read(message);
        if (value !== undefined) resolve(value);
      });
      void this.ended.then((reason) => reject(new Error(this.failure ?? `${this.name} ${reason}.`)));
    });
  }
}
