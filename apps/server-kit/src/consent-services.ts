/** Services that always exist, and variables with which an operator sets the others. */
const SET_BY: Readonly<Record<string, string | undefined>> = {
  'map-tiles': 'MAP_TILES',
  'store-position': undefined,
  survey: 'SURVEY_SCRIPT_URL',
  chat: 'CHAT_SCRIPT_URL',
  'accessibility-assist': 'ACCESSIBILITY_SCRIPT_URL',
  'promotion-tracking': undefined,
  'web-vitals': 'METRICS_KEY',
  analytics: 'GA_MEASUREMENT_ID',
};

/**
 * Ids of the services that visitors are asked about (shared/src/rules/consent-services.ts). The page server
 * asks, the API takes the answer: both have the same variables.
 */
export const offeredServices = (env: NodeJS.ProcessEnv): string[] =>
  Object.entries(SET_BY).flatMap(([id, name]) => (name === undefined || env[name] ? [id] : []));
