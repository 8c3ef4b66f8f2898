import { NotReady } from '../not-ready';

/** The page would have to wait too long: it is refused before any work. */
export class Overloaded extends NotReady {
  override readonly retryAfterSeconds: number;

  constructor(waitMs: number) {
    super(`A page would have to wait for ${Math.round(waitMs)} ms.`);
    this.retryAfterSeconds = Math.min(30, Math.max(2, Math.ceil(waitMs / 1000)));
  }
}

export interface Applicant {
  /** Network of the client. Networks take turns. */
  network: string;
  /** The client has closed the connection. */
  isGone: () => boolean;
}

export interface Admission {
  /**
   * Runs the work now or when it is its turn; rejects with `Overloaded` if that takes too long. The work gets
   * whether it should spare, because pages of its network wait long already.
   */
  run<T>(applicant: Applicant, work: (isSparing: boolean) => Promise<T>): Promise<T>;
  /** Work is waiting. */
  isBusy(): boolean;
  /** A page of this applicant would have to wait for long, but not for too long. */
  isSparing(applicant: Applicant): boolean;
}

interface Options {
  /** Number of pages that are rendered at a time. */
  atOnce: number;
  /** Longest wait that is accepted. */
  maxWaitMs?: number;
  clock?: () => number;
}

interface Waiting {
  since: number;
  isGone: () => boolean;
  begin: () => void;
  refuse: (error: Overloaded) => void;
}

interface Network {
  running: number;
  waiting: Waiting[];
}

const FIRST_GUESS_MS = 50;
/** Share of the longest wait from which on pages leave out extra widgets, long before one is refused. */
const SPARE_FROM = 0.1;
/** Weight of the last duration in the average. */
const WEIGHT = 0.2;

/**
 * Limits how many pages are rendered at a time. The networks of the clients take turns, and none may use the
 * last place, so that a client that requests many pages delays the others by at most one page.
 */
export function admission({ atOnce, maxWaitMs = 3000, clock = Date.now }: Options): Admission {
  /** Networks with work, in the order of their turns. */
  const networks = new Map<string, Network>();
  let running = 0;
  let averageMs = FIRST_GUESS_MS;
  const mostPerNetwork = Math.max(1, atOnce - 1);

  const isFree = (network: Network): boolean => running < atOnce && network.running < mostPerNetwork;

  const hasToSpare = (network: Network): boolean => expectedWaitMs(network) > maxWaitMs * SPARE_FROM;

  async function perform<T>(
    name: string,
    network: Network,
    work: (isSparing: boolean) => Promise<T>,
  ): Promise<T> {
    const start = clock();
    networks.set(name, network);
    running += 1;
    network.running += 1;
    try {
      return await work(hasToSpare(network));
    } finally {
      averageMs += WEIGHT * (clock() - start - averageMs);
      running -= 1;
      network.running -= 1;
      beginNext();
      dropIfIdle(name, network);
    }
  }

  function dropIfIdle(name: string, network: Network): void {
    if (network.running === 0 && network.waiting.length === 0) networks.delete(name);
  }

  function beginNext(): void {
    for (const [name, network] of networks) {
      if (running >= atOnce) return;
      while (isFree(network)) {
        const next = network.waiting.shift();
        if (!next) break;
        const waitedMs = clock() - next.since;
        if (next.isGone() || waitedMs > maxWaitMs) {
          next.refuse(new Overloaded(waitedMs));
          continue;
        }
        // Its next turn comes after those of the others.
        networks.delete(name);
        networks.set(name, network);
        next.begin();
        break;
      }
      dropIfIdle(name, network);
    }
  }

  /** Time until the turn of a network's next page. */
  function expectedWaitMs({ waiting }: Network): number {
    const turns = waiting.length + 1;
    let before = 0;
    for (const other of networks.values()) before += Math.min(other.waiting.length, turns);
    return (before * averageMs) / atOnce;
  }

  return {
    isBusy: () => [...networks.values()].some(({ waiting }) => waiting.length > 0),
    isSparing: ({ network: name }) => hasToSpare(networks.get(name) ?? { running: 0, waiting: [] }),
    async run({ network: name, isGone }, work) {
      const network = networks.get(name) ?? { running: 0, waiting: [] };
      if (network.waiting.length === 0 && isFree(network)) return perform(name, network, work);

      const waitMs = expectedWaitMs(network);
      if (waitMs > maxWaitMs) throw new Overloaded(waitMs);
      return new Promise((resolve, reject) => {
        networks.set(name, network);
        network.waiting.push({
          since: clock(),
          isGone,
          refuse: reject,
          begin: () => void perform(name, network, work).then(resolve, reject),
        });
      });
    },
  };
}
