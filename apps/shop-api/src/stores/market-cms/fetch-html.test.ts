/** @jest-environment node */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { fetchHtml, MAX_BYTES } from './fetch-html';
import { publicLookup } from './public-lookup';
import { html, startMarketCms, type TestMarketCms } from './testing/start-market-cms';

let cms: TestMarketCms;
let other: TestMarketCms;
beforeEach(async () => {
  [cms, other] = await Promise.all([startMarketCms(), startMarketCms()]);
});
afterEach(() => Promise.all([cms.close(), other.close()]));

interface Wish {
  url?: string;
  origins?: string[];
  signal?: AbortSignal;
  addresses?: string[];
}
const fetched = ({ url = `${cms.origin}/ulm/`, origins = [cms.origin], ...wish }: Wish = {}) => {
  const { signal = new AbortController().signal, addresses } = wish;
  const resolve: Parameters<typeof publicLookup>[0] =
    addresses &&
    ((_name, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      ));
  return fetchHtml({ url: new URL(url), origins: new Set(origins), signal, lookup: publicLookup(resolve) });
};

const redirect = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();

it('reads a document of an allowed origin', async () => {
  await expect(fetched()).resolves.toEqual({ html: '<p>Hallo</p>', url: new URL(`${cms.origin}/ulm/`) });
});

it('sends no cookie and asks for nothing compressed', async () => {
  let headers: unknown;
  cms.answer = (response, request) => {
    headers = request.headers;
    html('')(response, request);
  };
  await fetched();

  expect(headers).toEqual({
    host: new URL(cms.origin).host,
    accept: 'text/html',
    'accept-encoding': 'identity',
    'user-agent': 'Fachwerk',
    connection: expect.any(String),
  });
});

describe('requests nothing at', () => {
  const port = () => new URL(cms.origin).port;

  it.each<[string, () => string]>([
    ['another host', () => other.origin],
    ['another port', () => 'http://127.0.0.1:1/'],
    ['another scheme', () => cms.origin.replace('http:', 'https:')],
    ['another name of the host', () => `http://localhost:${port()}/`],
    ['an address with a name and a password', () => cms.origin.replace('//', '//eva:geheim@')],
    ['an address with a name', () => cms.origin.replace('//', '//eva@')],
    ['a file', () => 'file:///etc/passwd'],
    ['ftp', () => `ftp://127.0.0.1:${port()}/`],
    ['data', () => 'data:text/html,x'],
    ['a blob, which has the same origin', () => `blob:${cms.origin}/ulm/`],
    ['script', () => 'javascript:alert(1)'],
  ])('%s', async (_what, url) => {
    await expect(fetched({ url: url() })).rejects.toThrow(/is not allowed|has a name or a password/);
    expect([...cms.requests, ...other.requests]).toEqual([]);
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254'])(
    'an allowed name that leads to %s',
    async (address) => {
      const origin = `http://markt.example:${port()}`;
      await expect(fetched({ url: origin, origins: [origin], addresses: [address] })).rejects.toThrow(
        'markt.example has no public address',
      );
      expect(cms.requests).toEqual([]);
    },
  );

  it('an allowed name of this machine', async () => {
    const origin = `http://localhost:${port()}`;
    await expect(fetched({ url: origin, origins: [origin] })).rejects.toThrow(
      'localhost has no public address',
    );
    expect(cms.requests).toEqual([]);
  });
});

describe('a redirect', () => {
  it('is followed to an allowed origin, whose address the document has', async () => {
    cms.answer = (response, request) =>
      request.url === '/ulm/' ? redirect('../neu-ulm/')(response) : html('<p>Neu</p>')(response, request);

    await expect(fetched()).resolves.toEqual({ html: '<p>Neu</p>', url: new URL(`${cms.origin}/neu-ulm/`) });
  });

  it.each<[string, () => string]>([
    ['another host', () => `${other.origin}/latest/meta-data/`],
    ['a host without a scheme', () => other.origin.replace('http:', '')],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['a name and a password', () => cms.origin.replace('//', '//eva:geheim@')],
    ['a file', () => 'file:///etc/passwd'],
  ])('is not followed to %s', async (_what, location) => {
    cms.answer = redirect(location());

    await expect(fetched()).rejects.toThrow(/is not allowed|has a name or a password/);
    expect([cms.requests, other.requests]).toEqual([['/ulm/'], []]);
  });

  it('is not followed to an allowed name that leads to this machine', async () => {
    const name = `http://markt.example:${new URL(other.origin).port}`;
    cms.answer = redirect(name);

    await expect(fetched({ origins: [cms.origin, name], addresses: ['127.0.0.1'] })).rejects.toThrow(
      'markt.example has no public address',
    );
    expect(other.requests).toEqual([]);
  });

  it('ends if it leads to itself, or nowhere', async () => {
    cms.answer = redirect('/ulm/');
    await expect(fetched()).rejects.toThrow('redirects more than 3 times');
    expect(cms.requests).toHaveLength(4);

    cms.answer = redirect('http://[');
    await expect(fetched()).rejects.toThrow('redirects to what is no address');
  });
});

describe('refuses', () => {
  it.each([
    ['an error', (response: ServerResponse) => response.writeHead(500).end(), 'answers 500'],
    ['nothing', (response: ServerResponse) => response.writeHead(204).end(), 'answers 204'],
    [
      'a redirect without an address',
      (response: ServerResponse) => response.writeHead(302).end(),
      'answers 302',
    ],
    ['JSON', html('{}', 'application/json'), 'is application/json, not text/html'],
    ['a picture', html('<svg></svg>', 'image/svg+xml'), 'is image/svg+xml, not text/html'],
    ['an unknown type', (response: ServerResponse) => response.end('<p>'), 'is of an unknown type'],
    ['what only begins like HTML', html('', 'text/html5'), 'is text/html5, not text/html'],
    ['an unknown encoding', html('<p>', 'text/html; charset=utf-7'), 'utf-7'],
    ['another encoding than it states', html(Buffer.from('Grün', 'latin1')), 'not valid'],
    [
      'what is compressed',
      html(gzipSync(Buffer.alloc(50_000_000)), 'text/html', { 'content-encoding': 'gzip' }),
      'is compressed (gzip)',
    ],
    ['an answer without an end', (response: ServerResponse) => response.destroy(), 'hang up'],
  ])('%s', async (_what, answer, reason) => {
    cms.answer = answer;
    await expect(fetched()).rejects.toThrow(reason);
  });

  it('50 MB, without reading them', async () => {
    let sent = 0;
    const closed = new Promise((resolve) => {
      cms.answer = (response) => {
        response.on('close', resolve).writeHead(200, { 'content-type': 'text/html' });
        const part = Buffer.alloc(64 * 1024, 'a');
        const send = () => {
          while (sent < 50_000_000 && response.write(part)) sent += part.length;
          if (sent < 50_000_000) response.once('drain', send);
          else response.end();
        };
        send();
      };
    });

    await expect(fetched()).rejects.toThrow(`has more than ${MAX_BYTES} bytes`);
    await closed;
    expect(sent).toBeLessThan(25_000_000);
  });

  it('an answer that does not end in time, and ends the connection', async () => {
    const limit = new AbortController();
    const begun = new Promise<ServerResponse>((resolve) => {
      cms.answer = (response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
        resolve(response);
      };
    });
    const reading = fetched({ signal: limit.signal });
    const reason = expect(reading).rejects.toThrow(/abort/i);
    const response = await begun;
    const closed = once(response, 'close');
    response.write('l');
    limit.abort();

    await reason;
    await closed;
  });

  it('a server that does not answer in time', async () => {
    const limit = new AbortController();
    cms.answer = () => limit.abort();

    await expect(fetched({ signal: limit.signal })).rejects.toThrow(/abort/i);
  });
});

it('reads the encodings of the web', async () => {
  cms.answer = html(Buffer.from('Grün', 'latin1'), 'text/html; charset="ISO-8859-1"');

  expect((await fetched()).html).toBe('Grün');
});
