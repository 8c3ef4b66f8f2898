import { Worker } from 'node:worker_threads';
import type { FromWorker, RenderOrder, WorkerSettings } from './fragment-job';

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
  /** When it said something last; 0 while it starts. */
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
      // React's production build, also where nobody said so.
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

  /** Calls back at once, or when it has started: that time is no widget's fault. */
  whenReady(callback: () => void): void {
    if (this.isReady) callback();
    else this.waiting.push(callback);
  }

  send(order: RenderOrder): void {
    this.worker.postMessage(order);
  }

  /** Whether it says anything within this time; a thread that is only slow does. */
  async answersWithin(ms: number): Promise<boolean> {
    const asked = Date.now();
    this.worker.postMessage({ ping: true });
    await new Promise((resolve) => setTimeout(resolve, ms));
    // One turn more: what it said may wait behind this very timer.
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
