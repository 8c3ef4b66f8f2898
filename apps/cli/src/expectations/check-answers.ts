import { pathOf } from '@fachwerk/shared/calls';
import type { AnswerExpectation, LiveExpectations } from '@fachwerk/shared/contracts';
import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import { reasonOf } from '../registry/registry-client';

/** What versions expect of one answer of the API, and what is wrong with it. */
export interface CheckedAnswer {
  /** E.g. ["storefinder 0.1.0-3f9a2c1"]. */
  versions: string[];
  name: string;
  /** Method and address of the request. */
  request: string;
  fault: string | undefined;
}

interface Answer {
  body?: unknown;
  fault?: string;
}

/**
 * Sends the request of each expectation to an API and compares the answers. A request that several versions
 * make is sent once.
 */
export async function checkAnswers(
  { versions }: LiveExpectations,
  api: string,
  timeoutMs: number,
): Promise<CheckedAnswer[]> {
  const groups = new Map<string, { expectation: AnswerExpectation; versions: string[] }>();
  for (const { team, version, expectations } of versions)
    for (const expectation of expectations.answers) {
      const key = JSON.stringify(expectation);
      const group = groups.get(key) ?? { expectation, versions: [] };
      group.versions.push(`${team} ${version}`);
      groups.set(key, group);
    }
  const answers = new Map<string, Promise<Answer>>();
  const ask = (address: string) => {
    const asked = answers.get(address) ?? readAnswer(address, timeoutMs);
    answers.set(address, asked);
    return asked;
  };
  const ajv = new Ajv2020({ strict: false, logger: false });
  return Promise.all(
    [...groups.values()].map(async ({ expectation, versions: by }): Promise<CheckedAnswer> => {
      const { name, call, schema } = expectation;
      const path = addressOf(expectation);
      const checked = { versions: by, name, request: `${call.split(' ')[0]} ${path}` };
      if (!call.startsWith('GET ')) return { ...checked, fault: 'changes state, which no check may do' };
      const { body, fault } = await ask(`${api}${path}`);
      if (fault !== undefined) return { ...checked, fault };
      const validate = ajv.compile(schema);
      return { ...checked, fault: validate(body) ? undefined : describe(validate.errors?.[0]) };
    }),
  );
}

function addressOf({ call, request: { params = {}, query = {} } }: AnswerExpectation): string {
  const path = pathOf({ method: 'GET', path: call.slice(call.indexOf(' ') + 1) }, params);
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path;
}

async function readAnswer(address: string, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) return { fault: `the API answers with status ${response.status}` };
    return { body: await response.json() };
  } catch (error) {
    return {
      fault: error instanceof SyntaxError ? 'the answer is not JSON' : `no answer (${reasonOf(error)})`,
    };
  }
}

function describe(error: ErrorObject | undefined): string {
  const { instancePath = '', params, message = 'is wrong' } = error ?? {};
  const { missingProperty } = (params ?? {}) as { missingProperty?: string };
  const path = [...instancePath.split('/').slice(1), ...(missingProperty ? [missingProperty] : [])].join('.');
  return `${path ? `field "${path}"` : 'the answer'} ${missingProperty ? 'is missing' : message}`;
}
