import { readEnvironment, text } from '@fachwerk/server-kit/environment';
import { outsideAddress, outsideOrigins, refuseHttp } from './outside-address';
import type { SurveyScript } from './page/outside-sources';

const VARIABLES = {
  SURVEY_SCRIPT_URL: outsideAddress('https://umfragen.example/survey.js').optional(),
  SURVEY_PROVIDER: text().max(80, { error: 'a name with at most 80 characters' }).optional(),
  SURVEY_CONNECT_ORIGINS: outsideOrigins('https://umfragen.example').optional(),
};

/** The operator's survey service; undefined: pages have none of it. */
export function readSurveyScript(
  env: NodeJS.ProcessEnv,
  publicUrl: string | undefined,
): SurveyScript | undefined {
  const values = readEnvironment(VARIABLES, env);
  const { SURVEY_SCRIPT_URL: script, SURVEY_PROVIDER: provider, SURVEY_CONNECT_ORIGINS: connect } = values;
  if (script === undefined) {
    const [alone] = ['SURVEY_PROVIDER', 'SURVEY_CONNECT_ORIGINS'].filter((name) => env[name]);
    if (alone !== undefined)
      throw new Error(`SURVEY_SCRIPT_URL is not set, but ${alone} is: without a script there is no survey.`);
    return undefined;
  }
  if (provider === undefined)
    throw new Error('SURVEY_PROVIDER is not set: visitors are asked to consent to a provider with a name.');
  refuseHttp(publicUrl, { SURVEY_SCRIPT_URL: script, SURVEY_CONNECT_ORIGINS: connect });
  // A survey asks its own server for questions, and sends the answers there.
  return { script, provider, connect: connect ?? [new URL(script).origin] };
}
