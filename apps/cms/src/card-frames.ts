import { readEnvironment } from '@fachwerk/server-kit/environment';
import type { CardFrames } from '@fachwerk/shared/contracts';
import { outsideAddress, refuseHttp } from './outside-address';

const frame = () => outsideAddress('https://karte.example/anmelden').optional();

const VARIABLES = { CARD_FRAME_REGISTRATION: frame(), CARD_FRAME_OPT_IN: frame() };

/** Forms of the operator's card programme; undefined if none is set. */
export function readCardFrames(
  env: NodeJS.ProcessEnv,
  publicUrl: string | undefined,
): CardFrames | undefined {
  const values = readEnvironment(VARIABLES, env);
  const { CARD_FRAME_REGISTRATION: registration, CARD_FRAME_OPT_IN: optIn } = values;
  refuseHttp(publicUrl, values);
  if (registration === undefined && optIn === undefined) return undefined;
  return { ...(registration !== undefined && { registration }), ...(optIn !== undefined && { optIn }) };
}
