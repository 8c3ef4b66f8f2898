import { encodeFrame, type Frame, frameReader, textOf } from './isolation/frames';
import type { CodePiece, FromProcess, RenderOrder, ToProcess } from './isolation/messages';
import { openStreams } from './isolation/process-streams';
import type { openRealm as OpenRealm } from './realm.isolated';
import { freezeIntrinsics } from './realm/freeze-intrinsics';
import type { RealmHandlers, RealmHost, RunModule } from './realm/realm-host';

/**
 * The process that renders widgets, with one realm (`vm` context) per version. It may hang or crash;
 * fragment-pool.ts supervises it. Deno and Node run it.
 */
const { createContext, Script } = process.getBuiltinModule('node:vm');
type CompiledFile = InstanceType<typeof Script>;

/** Names that every script uses: parameters are found faster than properties of a context's global object. */
const GLOBALS = [
  ...['Object', 'Array', 'String', 'Number', 'Boolean', 'Symbol', 'Map', 'Set', 'WeakMap', 'Promise', 'Math'],
  ...['JSON', 'Date', 'RegExp', 'Error', 'TypeError', 'parseInt', 'parseFloat', 'isNaN', 'URL'],
  ...['URLSearchParams', 'encodeURIComponent', 'decodeURIComponent', 'setTimeout', 'clearTimeout'],
].join(', ');

const MAX_BUFFERS_MB = 128;
/** Limit for one widget; the largest pages of the shop have some hundred thousand. */
const MAX_CHARACTERS = 4_000_000;

const streams = openStreams();
const reacts = new Map<string, CompiledFile>();
/** Realms by the key of their version; of a version that cannot be loaded, the reason. */
const realms = new Map<string, RealmHandlers | { fault: string }>();
/** The realm of each open job: a realm can only end its own. */
const jobs = new Map<number, RealmHandlers>();
let runtime: CompiledFile | undefined;
let settings = '';
/** Number of the job, or key of the version, whose code runs; empty while none should. */
let entered = '';

const send = (message: FromProcess, parts: string[] = []) => streams.write(encodeFrame(message, parts));

const failJob = (job: number, message: string) =>
  send({ done: job, result: { ok: false, reason: 'render', message } });

/** Names the job or version whose code runs next. If the process hangs or dies then, it is the suspect. */
function enter(suspect: number | string): void {
  if (String(suspect) === entered) return;
  entered = String(suspect);
  streams.writeSuspect(entered);
}

/** Buffers of one version would fail the others: V8's limit for objects does not count them. */
function checkBuffers(job: number): void {
  const megabytes = Math.round(process.memoryUsage().external / 2 ** 20);
  if (megabytes > MAX_BUFFERS_MB) send({ exceeded: job, megabytes });
}

const compile = (source: string, filename: string): CompiledFile =>
  new Script(`(function (module, exports, require) {${source}\n})`, { filename });
const compileForRealm = (source: string, filename: string): CompiledFile =>
  new Script(
    `(function (${GLOBALS}) { return function (module, exports, require) {${source}\n} })(${GLOBALS})`,
    { filename },
  );

function openRealm(context: object): RealmHandlers {
  if (!runtime) throw new Error('the runtime of realms is missing');
  const owner: { realm?: RealmHandlers } = {};
  const isOwn = (job: number) => owner.realm !== undefined && jobs.get(job) === owner.realm;
  const host: RealmHost = {
    call(job, call, text) {
      if (isOwn(job)) send({ call: JSON.parse(text), from: { number: job, call } });
    },
    finish(job, head, html, json) {
      if (!isOwn(job)) return;
      jobs.delete(job);
      const isLarge = head.length + html.length + json.length > MAX_CHARACTERS;
      if (isLarge) failJob(job, `more than ${MAX_CHARACTERS} characters of HTML and data`);
      else send({ done: job, result: JSON.parse(head) }, [html, json]);
      checkBuffers(job);
    },
    schedule(job, timer, milliseconds) {
      setTimeout(() => {
        if (!isOwn(job)) return;
        enter(job);
        owner.realm?.fire(timer);
        takeLater();
      }, milliseconds);
    },
  };
  const module = { exports: {} };
  const run = runtime.runInContext(context) as RunModule;
  run(module, module.exports, () => undefined);
  owner.realm = (module.exports as { openRealm: typeof OpenRealm }).openRealm(host, settings);
  return owner.realm;
}

function loadVersion(key: string, reactKey: string, source: string): RealmHandlers | { fault: string } {
  const react = reacts.get(reactKey);
  if (!react) return { fault: `${reactKey} is missing` };
  try {
    const context = createContext(Object.create(null) as object);
    const realm = openRealm(context);
    const file = compileForRealm(source, `${key}/node/widgets.js`);
    const fault =
      realm.runReact(react.runInContext(context) as RunModule) ||
      realm.runRemote(file.runInContext(context) as RunModule);
    return fault ? { fault } : realm;
  } catch (error) {
    // The text is no JavaScript.
    return { fault: String(error) };
  }
}

/** `job` is the one that needs the code; without it each version is named while it is loaded. */
function load(code: readonly CodePiece[], parts: readonly Uint8Array[], job?: number): void {
  code.forEach((piece, index) => {
    const source = textOf(parts[index]);
    if (piece.kind === 'react') reacts.set(piece.key, compileForRealm(source, `${piece.key}/node/react.js`));
    else {
      enter(job ?? piece.key);
      realms.set(piece.key, loadVersion(piece.key, piece.react, source));
    }
  });
}

function take(order: RenderOrder, parts: Uint8Array[]): void {
  const { number, code, forget, remote } = order;
  for (const key of forget) {
    reacts.delete(key);
    realms.delete(key);
  }
  enter(number);
  load(code, parts, number);
  const realm = realms.get(remote) ?? { fault: `${remote} is missing` };
  if ('fault' in realm) return failJob(number, realm.fault);
  jobs.set(number, realm);
  realm.render(JSON.stringify(order));
}

function receive({ message, parts }: Frame): void {
  const order = message as ToProcess;
  if ('ping' in order) return send({ pong: true });
  if ('order' in order) return take(order.order, parts);
  if ('start' in order) {
    settings = JSON.stringify(order.start);
    runtime = compile(textOf(parts[0]), 'realm.js');
    load(order.code, parts.slice(1));
    enter('');
    return send({ ready: true });
  }
  const { number, call } = order.to;
  const realm = jobs.get(number);
  if (!realm) return;
  enter(number);
  realm.receive(number, call, JSON.stringify(order.answer), textOf(parts[0]));
}

// An unhandled rejection of one widget must not end the process and its other jobs.
process.on('unhandledRejection', () => undefined);
process.on('uncaughtException', () => undefined);
freezeIntrinsics(globalThis);

const frames: Frame[] = [];
let isTaking = false;
/**
 * One message per task: promises of the code that it starts are settled before the next message names another
 * suspect. After the last one no code should run.
 */
function takeNext(): void {
  const frame = frames.shift();
  isTaking = frame !== undefined;
  if (!frame) return enter('');
  setImmediate(takeNext);
  receive(frame);
}
function takeLater(): void {
  if (!isTaking) setImmediate(takeNext);
  isTaking = true;
}
streams.read(
  frameReader((frame) => {
    frames.push(frame);
    takeLater();
  }),
);
