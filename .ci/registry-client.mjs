/** What all commands around the registry share: where it is, who we are, and errors that say what to do. */
import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ROOT } from './project.mjs';
import { verdictText } from './verdict-text.mjs';

export const dataDir = (env = process.env) => resolve(ROOT, env.DATA_DIR ?? '.data');

/** Said by the registry, with its status: 422 carries the gate's verdict. */
export class RegistryError extends Error {
  constructor(status, body) {
    super(body.message ?? `The registry answered ${status}.`);
    Object.assign(this, { name: 'RegistryError', status, body });
  }
}

/**
 * Talks to the registry at REGISTRY_URL with REGISTRY_TOKEN. Without them: the shop of this machine, with the token that `npm start` keeps in
 * its data folder.
 */
export function registryClient(env = process.env) {
  const url = addressOf(env.REGISTRY_URL || 'http://localhost:8080');

  async function ask(method, path, { body, type = 'application/json', isPublic = false } = {}) {
    const headers = {
      ...(!isPublic && { authorization: `Bearer ${readToken(env)}` }),
      ...(body !== undefined && { 'content-type': type }),
    };
    const isJson = body !== undefined && type === 'application/json';
    let answer;
    try {
      answer = await fetch(`${url}/federation/${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      });
    } catch (error) {
      const why = error.cause?.code ?? error.cause?.message ?? error.message;
      throw new Error(
        `No registry answers at ${url} (${why}). Start the shop with \`npm start\`, or say where it is: REGISTRY_URL=https://shop.example`,
      );
    }
    const text = await answer.text();
    const said = parseJson(text) ?? {
      message: `${url} answered ${answer.status} to ${path}: is it the shop?`,
    };
    if (!answer.ok) throw new RegistryError(answer.status, said);
    return said;
  }

  return {
    url,
    get: (path) => ask('GET', path),
    /** Without a token: what everybody may know. */
    getPublic: (path) => ask('GET', path, { isPublic: true }),
    post: (path, body = {}) => ask('POST', path, { body }),
    put: (path, body, type) => ask('PUT', path, { body, type }),
  };
}

function addressOf(text) {
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
    throw new Error(`REGISTRY_URL is "${text}": an address such as https://shop.example is expected.`);
  return text.replace(/\/+$/, '').replace(/\/federation$/, '');
}

function readToken(env) {
  if (env.REGISTRY_TOKEN) return env.REGISTRY_TOKEN;
  const file = join(dataDir(env), 'registry-token');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(
      `No token: set REGISTRY_TOKEN, or start the shop on this machine, which writes ${file}. A new one: \`pnpm registry-token cart-mfe\``,
    );
  }
}

function parseJson(text) {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What was typed: npm keeps the "--" in front of options for itself, pnpm hands it over. */
export const typedArgs = () => process.argv.slice(2).filter((word) => word !== '--');

/** The folder of a micro-frontend or of the shell in which a command was called: there it needs no name. */
export function folderHere(dir = process.cwd()) {
  const name = relative(ROOT, dir).split(sep)[0];
  return name === 'shell' || name.endsWith('-mfe') ? name : undefined;
}

/** "cart-mfe" and "cart" are the same micro-frontend; "shell" is the shell. */
export function mfeOf(text = folderHere()) {
  if (!text) throw new Error('Say which micro-frontend, such as cart-mfe, or run this in its folder.');
  const name = text.replace(/-mfe$/, '');
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${text}" is no micro-frontend, such as cart-mfe.`);
  return name;
}

/** How people name it: "cart-mfe" of "cart". */
export const folderOf = (mfe) => (mfe === 'shell' ? mfe : `${mfe}-mfe`);

/** "cart-mfe@1.4.0" or "cart-mfe@1.4.0-3f9a2c1"; in its folder "1.4.0" is enough. */
export function versionOfText(text = '') {
  const [, name = folderHere(), version] = /^(?:([^@]+)@)?(\d+\.\d+\.\d+(?:-[0-9a-z]+)?)$/.exec(text) ?? [];
  if (!name || !version)
    throw new Error(
      `"${text}" is no version of a micro-frontend, such as cart-mfe@1.4.0 or cart-mfe@1.4.0-3f9a2c1.`,
    );
  return { mfe: mfeOf(name), version };
}

/** Runs a command: what goes wrong is one readable message and the exit code 1. */
export function runCommand(main, usage) {
  Promise.resolve()
    .then(main)
    .catch((error) => {
      console.error(error.message);
      if (error.body?.verdict)
        console.error(`\n${verdictText(error.body.verdict, { color: process.stderr.isTTY, advice: false })}`);
      if (!(error instanceof RegistryError) && error.code?.startsWith('ERR_PARSE_ARGS')) console.error(usage);
      process.exitCode = 1;
    });
}
