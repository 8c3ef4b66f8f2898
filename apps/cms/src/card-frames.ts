import { isSafeOrAddress, readEnvironment, text } from '@fachwerk/server-kit/environment';
import type { CardFrames } from '@fachwerk/shared/contracts';
import { isPlainUrl } from './plain-url';

const frame = () =>
  text()
    .refine(isPlainUrl, { error: 'an address such as https://karte.example/anmelden' })
    .refine((value) => !isPlainUrl(value) || isSafeOrAddress(new URL(value).origin), {
      error: 'https, or http with an address of the own network such as http://10.0.0.5:8080/,',
    })
    .optional();

const VARIABLES = { CARD_FRAME_REGISTRATION: frame(), CARD_FRAME_OPT_IN: frame() };

/** Forms of the operator's card programme; undefined if none is set. */
export function readCardFrames(
  env: NodeJS.ProcessEnv,
  publicUrl: string | undefined,
): CardFrames | undefined {
  const values = readEnvironment(VARIABLES, env);
  const { CARD_FRAME_REGISTRATION: registration, CARD_FRAME_OPT_IN: optIn } = values;
  for (const [name, url] of Object.entries(values))
    if (publicUrl?.startsWith('https:') && url?.startsWith('http:'))
      throw new Error(`${name}=${url}: with https in PUBLIC_URL, pages load frames by https only.`);
  if (registration === undefined && optIn === undefined) return undefined;
  return { ...(registration !== undefined && { registration }), ...(optIn !== undefined && { optIn }) };
}
