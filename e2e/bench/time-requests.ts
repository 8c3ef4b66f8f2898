import { Agent, get } from 'node:http';

/** Returns the address of the next request. */
export type NextAddress = () => URL;

export interface Timed {
  /** Milliseconds of each request. */
  times: number[];
  seconds: number;
}

/** Sends a number of GET requests with some clients, each with one request at a time. */
export async function timeRequests(next: NextAddress, clients: number, requests: number): Promise<Timed> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let sent = 0;
  const start = performance.now();
  const client = async () => {
    while (sent++ < requests) {
      const before = performance.now();
      await read(agent, next());
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { times, seconds };
}

function read(agent: Agent, url: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'application/json' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.href} answers ${response.statusCode}`));
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}
