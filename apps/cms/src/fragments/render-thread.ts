import { Worker } from 'node:worker_threads';
import type { FromWorker, RenderOrder, WorkerSettings } from './fragment-job';

export interface ThreadOptions {
  file: string;
  settings: WorkerSettings;
  memoryMb: number;
  onMessage(message: FromWorker): void;
  /** Called when the thread ended by itself. */
  onDeath(reason: string): void;
}

/** A worker thread and its state in the pool. */
export class RenderThread {
  /** Keys of the code in the thread, oldest first. */
  readonly loaded = new Set<string>();
  /** Ids of its open jobs. */
  readonly jobs = new Set<number>();
  /** Time of its last message; 0 during its start. */
  lastSign = 0;
  /** The job whose code ran last. */
  suspect: number | undefined;
  private readonly worker: Worker;
  private isOver = false;
  private isReady = false;
  private waiting: (() => void)[] = [];

  constructor({ file, settings, memoryMb, onMessage, onDeath }: ThreadOptions) {
    this.worker = new Worker(file, {
      workerData: settings,
      // React's production build by default.
      env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    this.worker.on('message', (message: FromWorker) => {
      this.lastSign = Date.now();
      if ('entered' in message) this.suspect = message.entered;
      if ('ready' in message) this.beReady();
      onMessage(message);
    });
    const die = (reason: string) => {
      if (this.isOver) return;
      this.isOver = true;
      onDeath(reason);
    };
    this.worker.on('error', (error) => die(error.message));
    this.worker.on('exit', (code) => die(`ended with code ${code}`));
  }

  /** Calls back at once, or after the start of the thread, which does not count as a widget's time. */
  whenReady(callback: () => void): void {
    if (this.isReady) callback();
    else this.waiting.push(callback);
  }

  send(order: RenderOrder): void {
    this.worker.postMessage(order);
  }

  /** Resolves to true if a message arrives within this time: the thread is slow but works. */
  async answersWithin(ms: number): Promise<boolean> {
    const asked = Date.now();
    this.worker.postMessage({ ping: true });
    await new Promise((resolve) => setTimeout(resolve, ms));
    // One more turn: a message may be queued behind this timer.
    await new Promise((resolve) => setImmediate(resolve));
    return this.lastSign >= asked;
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.worker.terminate();
  }

  private beReady(): void {
    this.isReady = true;
    for (const callback of this.waiting.splice(0)) callback();
  }
}
