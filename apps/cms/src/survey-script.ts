import { isSafeOrAddress, readEnvironment, text } from '@fachwerk/server-kit/environment';
import type { OutsideScript } from '@fachwerk/shared/contracts';
import { isPlainUrl } from './plain-url';

const VARIABLES = {
  SURVEY_SCRIPT: text()
    .refine(isPlainUrl, { error: 'an address such as https://umfragen.example/survey.js' })
    .refine((value) => !isPlainUrl(value) || isSafeOrAddress(new URL(value).origin), {
      error: 'https, or http with an address of the own network such as http://10.0.0.5:8080/survey.js,',
    })
    .optional(),
  SURVEY_PROVIDER: text().max(80, { error: 'a name with at most 80 characters' }).optional(),
};

/** The operator's script with surveys of another company; undefined if none is set. */
export function readSurveyScript(
  env: NodeJS.ProcessEnv,
  publicUrl: string | undefined,
): OutsideScript | undefined {
  const { SURVEY_SCRIPT: url, SURVEY_PROVIDER: provider } = readEnvironment(VARIABLES, env);
  if (url === undefined && provider === undefined) return undefined;
  if (url === undefined)
    throw new Error('SURVEY_SCRIPT is not set, but SURVEY_PROVIDER is: set both or none.');
  if (provider === undefined)
    throw new Error('SURVEY_PROVIDER is not set: visitors are asked to consent to a provider with a name.');
  if (publicUrl?.startsWith('https:') && url.startsWith('http:'))
    throw new Error(`SURVEY_SCRIPT=${url}: with https in PUBLIC_URL, pages load scripts by https only.`);
  return { url, provider };
}
