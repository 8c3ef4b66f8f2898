import { isIP } from 'node:net';
import * as z from 'zod';
import { secretsOf } from './secrets';

type Shape = Record<string, z.ZodType>;

/**
 * Reads and checks environment variables; an empty one counts as not set. The message of a schema is the
 * phrase that completes "<NAME>=<value>: … is expected."
 */
export function readEnvironment<S extends Shape>(
  shape: S,
  env: NodeJS.ProcessEnv,
): { [Name in keyof S]: z.output<S[Name]> } {
  const given = Object.fromEntries(Object.keys(shape).map((name) => [name, env[name] || undefined]));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data as { [Name in keyof S]: z.output<S[Name]> };
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  const value = shape[name]?.meta()?.isSecret ? '' : `=${given[name]}`;
  throw new Error(
    `${name}${given[name] === undefined ? ' is not set' : value}: ${issue?.message} is expected.`,
  );
}

/** The value appears in no error message. Must be the outermost call: metadata is not inherited. */
export const secret = <S extends z.ZodType>(schema: S): S => schema.meta({ isSecret: true });

/** `expected` completes the error message of a variable that is required. */
export const text = (expected = 'a value') => z.string({ error: expected });

/** Secrets for `secretsOf`, each with at least `least` characters. */
const secrets = (least: number, error: string) =>
  secret(
    z
      .string()
      .refine((setting) => secretsOf(setting).every(({ length }) => length >= least), { error })
      .optional(),
  );

/** SESSION_SECRET: keys of all sessions are made of it. */
export const sessionSecret = () => secrets(32, 'a text of at least 32 characters');

/** STAFF_TICKET_SECRET: the same for the registry, which signs, and the shop API, which checks. */
export const staffTicketSecret = () => secrets(32, 'a text of at least 32 characters');

/** GIFT_CARD_SECRET. */
export const giftCardSecret = () => secrets(1, 'a text, or several with commas between them,');

export function wholeNumber(from: number, to: number) {
  const error = `a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error });
}

export const port = (fallback: number) => wholeNumber(0, 65_535).default(fallback);

/** PROCESSES: how many processes serve. */
export const processes = (fallback = 1) => wholeNumber(1, 64).default(fallback);

/** PRIVATE_ADDRESS: host and port of the listener for our own servers. */
export const privateAddress = () =>
  z
    .string()
    .regex(/^[^:\s]+:\d{1,5}$/, { error: 'host and port such as 127.0.0.1:8091' })
    .transform((value) => {
      const [host = '', number = ''] = value.split(':');
      return { host, port: Number(number) };
    })
    .optional();

export const flag = () =>
  z.enum(['true', 'false'], { error: 'true or false' }).transform((word) => word === 'true');

/** MIGRATE: the server applies missing steps of the schema at its start; 1 is true. */
export const migrates = () =>
  z
    .enum(['1', 'true', '0', 'false'], { error: '1 or 0' })
    .default('0')
    .transform((word) => word === '1' || word === 'true');

/** One of these words. */
export const oneOf = <Word extends string>(...words: Word[]) => z.enum(words, { error: words.join(' or ') });

/** An address of http or https. */
export const address = (example: string) =>
  z.url({ protocol: /^https?$/, error: `an address such as ${example}` });

/** The origin of an address of http or https; its path is dropped. */
export const origin = (example: string) => address(example).transform((url) => new URL(url).origin);

/** Values separated by commas. */
export const list = () =>
  z
    .string()
    .default('')
    .transform((words) =>
      words
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    );

/** Origins separated by commas. */
export const origins = (example: string) =>
  list()
    .transform((urls) => urls.map((url) => url.replace(/\/$/, '')))
    .refine((urls) => urls.every((url) => URL.canParse(url) && new URL(url).origin === url), {
      error: `origins such as ${example}`,
    });

/**
 * MARKET_CMS_ORIGINS. A name has https: the content of pages travels through other networks. An address
 * of the own network, which names must not lead to, may have http.
 */
export const marketCmsOrigins = () =>
  origins('https://markt.example or http://10.0.0.5:8080').refine((urls) => urls.every(isSafeOrAddress), {
    error: 'https, or http with an address of the own network such as http://10.0.0.5:8080,',
  });

/** METRICS_KEY: every visitor can read it, so it is no secret. */
export const metricsKey = () =>
  z
    .string()
    .regex(/^[\w.~-]{8,200}$/, { error: '8 to 200 letters, digits and characters of ._~-' })
    .optional();

/** An origin with https, or with http and an address instead of a name. */
export const isSafeOrAddress = (url: string): boolean =>
  /^https:/.test(url) || isIP(/^http:\/\/\[?([\d.]+|[\da-f:]+(?=\]))/.exec(url)?.[1] ?? '') > 0;

/** TRUST_PROXY: how many proxies in front of the app add to X-Forwarded-For; "true" is one. */
export const proxies = () =>
  z
    .string()
    .regex(/^(?:true|false|[0-9])$/, { error: 'true or the number of proxies' })
    .default('false')
    .transform((word) => (word === 'true' ? 1 : word === 'false' ? 0 : Number(word)));
