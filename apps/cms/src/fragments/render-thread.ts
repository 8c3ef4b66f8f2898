import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerSettings } from './fragment-job';

export interface ThreadOptions {
  file: string;
  settings: WorkerSettings;
  memoryMb: number;
  onMessage(message: FromWorker): void;
  /** It is gone, by its own fault. */
  onDeath(reason: string): void;
}

/** A worker thread with what the pool must know about it. */
export class RenderThread {
  /** Versions whose code it has, oldest first. */
  readonly loaded = new Set<string>();
  /** Numbers of its open jobs. */
  readonly jobs = new Set<number>();
  lastSign = Date.now();
  /** The job whose code ran last. */
  suspect: number | undefined;
  private readonly worker: Worker;
  private isOver = false;

  constructor({ file, settings, memoryMb, onMessage, onDeath }: ThreadOptions) {
    this.worker = new Worker(file, {
      workerData: settings,
      // React's production build, also where nobody said so.
      env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    });
    this.worker.on('message', (message: FromWorker) => {
      this.lastSign = Date.now();
      if ('entered' in message) this.suspect = message.entered;
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

  send(message: ToWorker): void {
    if (this.jobs.size === 0) this.lastSign = Date.now();
    this.jobs.add(message.number);
    this.worker.postMessage(message);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.worker.terminate();
  }
}
