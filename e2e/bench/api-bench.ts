import { Agent, request } from 'node:http';
import { printTable } from './markdown';
import { percentile } from './statistics';

export interface ApiFigure {
  call: string;
  clients: number;
  requests: number;
  perSecond: number;
  p50: number;
  p95: number;
}

const WORDS = [
  'akkuschrauber',
  'schrauben 4x40',
  'wandfarbe weiss',
  'duebel 8 mm',
  'gartenschlauch',
  'led lampe e27',
];

interface Visitor {
  cookie: string;
  token: string;
}

/** Search and add to cart, one client and sixteen, each with its own session; bounded in count. */
export async function benchApi(shopUrl: string, requests: number): Promise<ApiFigure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const call = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<{ status: number; body: string; cookie: string | undefined }>((resolve, reject) => {
      const outgoing = request(new URL(path, shopUrl), {
        method,
        agent,
        headers: { accept: 'application/json', ...headers },
      });
      outgoing.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: text,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  const enter = async (): Promise<Visitor> => {
    const answer = await call('GET', '/rest/user/');
    const { csrf } = JSON.parse(answer.body) as { csrf: { value: string } };
    return { cookie: answer.cookie ?? '', token: csrf.value };
  };
  const list = JSON.parse((await call('GET', '/rest/products/?q=schrauben&size=24')).body) as {
    items: { itemId: string; statusOnline: string }[];
  };
  const itemIds = list.items
    .filter(({ statusOnline }) => statusOnline === 'Available')
    .map(({ itemId }) => itemId);

  const search = (index: number) =>
    call('GET', `/rest/products/?q=${encodeURIComponent(WORDS[index % WORDS.length] ?? '')}&size=24`);
  const add = (index: number, visitor: Visitor) =>
    call(
      'POST',
      '/basket/add/',
      {
        cookie: visitor.cookie,
        'x-csrf-token': visitor.token,
        'content-type': 'application/x-www-form-urlencoded',
      },
      `itemId=${itemIds[index % itemIds.length]}&quantity=1&positions=added`,
    );

  const figures: ApiFigure[] = [];
  for (const clients of [1, 16]) {
    for (const [name, deed] of [
      ['search with facets', search],
      ['add to cart', add],
    ] as const) {
      const visitors = await Promise.all(Array.from({ length: clients }, enter));
      const times: number[] = [];
      let next = 0;
      const work = async (visitor: Visitor, counted: boolean, total: number) => {
        while (next < total) {
          const index = next++;
          const start = performance.now();
          const answer = await deed(index, visitor);
          if (answer.status !== 200)
            throw new Error(`${name}: ${answer.status} ${answer.body.slice(0, 200)}`);
          if (counted) times.push(performance.now() - start);
        }
      };
      await Promise.all(visitors.map((visitor) => work(visitor, false, Math.ceil(requests / 5))));
      next = 0;
      const start = performance.now();
      await Promise.all(visitors.map((visitor) => work(visitor, true, requests)));
      figures.push({
        call: name,
        clients,
        requests,
        perSecond: (requests / (performance.now() - start)) * 1000,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
      });
    }
  }
  agent.destroy();
  return figures;
}

export function printApi(figures: readonly ApiFigure[]): void {
  printTable(
    'API',
    ['call', 'clients', 'per second', 'p50 ms', 'p95 ms'],
    figures.map(({ call, clients, perSecond, p50, p95 }) => [
      ...[call, clients, perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1)],
    ]),
  );
}
