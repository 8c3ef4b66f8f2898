import { oneOf, readEnvironment, text } from '@fachwerk/server-kit/environment';
import { outsideAddress, outsideOrigins, refuseHttp } from './outside-address';
import type { ChatScript, OutsideScript } from './page/outside-sources';

type Read<Script> = (env: NodeJS.ProcessEnv, publicUrl: string | undefined) => Script | undefined;

/** The operator's survey service; undefined: pages have none of it. */
export const readSurveyScript: Read<OutsideScript> = (env, publicUrl) =>
  readScript('SURVEY', env, { publicUrl });

/** The operator's tool for accessibility, which visitors may add to the page. */
export const readAccessibilityAssist: Read<OutsideScript> = (env, publicUrl) =>
  readScript('ACCESSIBILITY', env, { publicUrl });

/** The operator's chat, which is not served before it is stated who answers (AI Act Art. 50(1)). */
export const readChat: Read<ChatScript> = (env, publicUrl) => {
  const chat = readScript('CHAT', env, { publicUrl, others: ['CHAT_ANSWERED_BY'] });
  if (!chat) return undefined;
  const answered = { CHAT_ANSWERED_BY: oneOf('machine', 'people').optional() };
  const { CHAT_ANSWERED_BY: answeredBy } = readEnvironment(answered, env);
  if (answeredBy === undefined)
    throw new Error('CHAT_ANSWERED_BY is not set: visitors are told if a machine answers.');
  return { ...chat, answeredBy };
};

interface Where {
  publicUrl: string | undefined;
  /** Further variables of the script. */
  others?: readonly string[];
}

function readScript(
  prefix: 'SURVEY' | 'CHAT' | 'ACCESSIBILITY',
  env: NodeJS.ProcessEnv,
  { publicUrl, others = [] }: Where,
): OutsideScript | undefined {
  const [url, name, origins] = [`${prefix}_SCRIPT_URL`, `${prefix}_PROVIDER`, `${prefix}_CONNECT_ORIGINS`];
  const { script, provider, connect } = {
    script: readEnvironment({ [url]: ADDRESS }, env)[url],
    provider: readEnvironment({ [name]: PROVIDER }, env)[name],
    connect: readEnvironment({ [origins]: ORIGINS }, env)[origins],
  };
  if (script === undefined) {
    const [alone] = [name, origins, ...others].filter((one) => env[one]);
    if (alone !== undefined)
      throw new Error(`${url} is not set, but ${alone} is: without a script there is none of it.`);
    return undefined;
  }
  if (provider === undefined)
    throw new Error(`${name} is not set: visitors are asked to consent to a provider with a name.`);
  refuseHttp(publicUrl, { [url]: script, [origins]: connect });
  // Most scripts ask their own server, and send to it.
  return { script, provider, connect: connect ?? [new URL(script).origin] };
}

const ADDRESS = outsideAddress('https://anbieter.example/skript.js').optional();
const PROVIDER = text().max(80, { error: 'a name with at most 80 characters' }).optional();
const ORIGINS = outsideOrigins('https://anbieter.example').optional();
