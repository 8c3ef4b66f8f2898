import { Agent, request } from 'node:http';

interface Answer {
  status: number;
  body: string;
  cookie: string | undefined;
}

/** A visitor with one connection, a session and its token. */
export class ShopClient {
  /** Cookie of the session. */
  cookie = '';
  private token = '';

  private constructor(
    private readonly shop: URL,
    public agent: Agent,
  ) {}

  /** Visitors that act one after the other may share the connection of an agent. */
  static async enter(
    shopUrl: string,
    agent = new Agent({ keepAlive: true, maxSockets: 1 }),
  ): Promise<ShopClient> {
    const client = new ShopClient(new URL(shopUrl), agent);
    await client.readSession();
    return client;
  }

  private async readSession(): Promise<void> {
    const { cookie, body } = await this.send('GET', '/rest/user/');
    this.cookie = cookie ?? this.cookie;
    this.token = (JSON.parse(body) as { csrf: { value: string } }).csrf.value;
  }

  /** A login replaces the session. */
  async logIn(email: string, password: string): Promise<void> {
    const { status, cookie, body } = await this.post(
      '/login/',
      new URLSearchParams({ email, password }).toString(),
    );
    if (status !== 200 || !cookie) throw new Error(`login: ${status} ${body.slice(0, 200)}`);
    this.cookie = cookie;
    await this.readSession();
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  post(path: string, form: string): Promise<Answer> {
    return this.send('POST', path, form);
  }

  close(): void {
    this.agent.destroy();
  }

  private send(method: string, path: string, form?: string): Promise<Answer> {
    const { hostname, port } = this.shop;
    const headers = {
      accept: 'application/json',
      ...(this.cookie && { cookie: this.cookie, 'x-csrf-token': this.token }),
      ...(form && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(form.length),
      }),
    };
    return new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, method, path, headers, agent: this.agent }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body,
            cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          }),
        );
        response.on('error', reject);
      });
      outgoing.on('error', reject);
      outgoing.end(form);
    });
  }
}
