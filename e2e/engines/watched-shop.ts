import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { quickDevice } from '../device';
import { shopUrl } from '../steps';
import type { TelemetryReport } from '../telemetry-reports';
import { type Message, record, RECORDED } from './recorder';

const RECORDER = '/recorder-of-the-test.js';
const RECORDER_CODE = `(${quickDevice.toString()})(); (${record.toString()})('${RECORDED}');`;
const TELEMETRY = '/federation/telemetry';

/** A request whose answer waits for the test. */
export interface HeldRequest {
  /** Resolves when the browser has sent it. */
  arrived: Promise<void>;
  /** Lets it and all later ones pass. */
  release(): void;
}

/** The shop behind a proxy that knows what its pages report, and holds back answers. */
export interface WatchedShop {
  url(path: string): string;
  messages: Message[];
  reports: TelemetryReport[];
  hold(path: RegExp): HeldRequest;
  /** Answers later, as a slow server. */
  delay(path: RegExp, milliseconds: number): void;
  /** Answers 500 instead of the shop. */
  refuse(path: RegExp): void;
  stop(): void;
}

/** What happens to a request; the first rule whose path matches is applied. */
interface Rule {
  path: RegExp;
  /** Returns false if the shop does not get the request. */
  before(): Promise<boolean>;
}

export async function watchShop(): Promise<WatchedShop> {
  const messages: Message[] = [];
  const reports: TelemetryReport[] = [];
  const rules: Rule[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === RECORDER)
      return void response.setHeader('content-type', 'text/javascript').end(RECORDER_CODE);
    const body = request.method === 'POST' ? await text(request) : '';
    if (path === RECORDED) {
      messages.push(JSON.parse(body) as Message);
      return void response.writeHead(204).end();
    }
    if (path === TELEMETRY) reports.push(JSON.parse(body) as TelemetryReport);
    const rule = rules.find((one) => one.path.test(path));
    if (rule && !(await rule.before())) return void response.writeHead(500).end();
    pass(request, response, body);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: (path) => origin + path,
    messages,
    reports,
    hold(path) {
      let arrive = () => {};
      let release = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const released = new Promise<void>((resolve) => (release = resolve));
      rules.push({
        path,
        before() {
          arrive();
          return released.then(() => true);
        },
      });
      return { arrived, release };
    },
    delay: (path, milliseconds) => void rules.push({ path, before: () => sleep(milliseconds, true) }),
    refuse: (path) => void rules.push({ path, before: () => Promise.resolve(false) }),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Sends the request to the shop, and its answer to the browser: a page with the recorder. */
function pass(request: IncomingMessage, response: ServerResponse, body: string): void {
  const headers = { ...request.headers };
  const isPage = headers.accept?.includes('text/html') === true;
  if (isPage) delete headers['accept-encoding'];
  const forwarded = send(shopUrl(request.url), { method: request.method ?? 'GET', headers }, (answered) => {
    const { 'content-length': length, ...answeredHeaders } = answered.headers;
    const isHtml = answeredHeaders['content-type']?.startsWith('text/html') === true;
    response.writeHead(answered.statusCode ?? 500, {
      ...answeredHeaders,
      ...(!isHtml && length !== undefined && { 'content-length': length }),
    });
    if (!isHtml) return void answered.pipe(response);
    void text(answered).then((html) =>
      response.end(html.replace('<head>', `<head><script src="${RECORDER}"></script>`)),
    );
  });
  // The browser has left the page, or the shop has stopped.
  forwarded.on('error', () => response.destroy());
  response.on('close', () => forwarded.destroy());
  forwarded.end(body);
}
