import { createHash } from 'node:crypto';
import { readCaptchaChallenge } from '@fachwerk/shared/calls';
import type { CaptchaChallenge } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * Requests a challenge and solves it; returns the value of the form's field. In one turn: the library of the
 * browser waits for each of up to 50,000 hashes, which takes a second.
 */
export async function solveCaptcha(app: FastifyInstance): Promise<string> {
  const challenge = (await app.inject(readCaptchaChallenge.path)).json<CaptchaChallenge>();
  let number = 0;
  while (!isSolution(challenge, number) && number <= challenge.maxnumber) number++;
  return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
}

const isSolution = ({ salt, challenge }: CaptchaChallenge, number: number): boolean =>
  createHash('sha256')
    .update(salt + number)
    .digest('hex') === challenge;
