import { readCaptchaChallenge } from '@fachwerk/shared/calls';
import type { CaptchaChallenge } from '@fachwerk/shared/contracts';
import { solveChallenge } from 'altcha-lib/v1';
import type { FastifyInstance } from 'fastify';

/** Requests a challenge and solves it; returns the value of the form's field. */
export async function solveCaptcha(app: FastifyInstance): Promise<string> {
  const challenge = (await app.inject(readCaptchaChallenge.path)).json<CaptchaChallenge>();
  const { promise } = solveChallenge(challenge.challenge, challenge.salt, 'SHA-256', challenge.maxnumber);
  const number = (await promise)?.number;
  return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64');
}
