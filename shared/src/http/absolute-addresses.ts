/**
 * Names of the fields with the schema `Link` in the API's answers. Browsers load no schemas, so the names are
 * repeated here; `link.test.ts` compares them with the contracts.
 */
export const LINK_FIELDS: ReadonlySet<string> = new Set([
  'url',
  'src',
  'mobileSrc',
  'environmentLabel',
  'fallbackSrc',
  'flyersUrl',
  'guaranteeLabelUrl',
  'labelFile',
  'labelUrl',
  'nestedLabelUrl',
  'dataSheet',
  'sheet',
  'link',
]);
/** Fields of links and pictures in the settings of widgets, and of a link that may lead to a provider. */
const SETTING_FIELDS: ReadonlySet<string> = new Set([
  'href',
  'portraitSrc',
  'passwordResetUrl',
  'registerSuccessUrl',
  'continueUrl',
]);
const isAddress = (field: string) => LINK_FIELDS.has(field) || SETTING_FIELDS.has(field);
const PATH = /^\/(?!\/)/;

/**
 * Returns a copy of an answer, or of a widget's settings, in which the links to paths of the shop begin with
 * its origin.
 */
export function absoluteAddresses(answer: unknown, origin: string): unknown {
  if (Array.isArray(answer)) return answer.map((entry) => absoluteAddresses(entry, origin));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [
      field,
      typeof value === 'string' && isAddress(field) && PATH.test(value)
        ? origin + value
        : absoluteAddresses(value, origin),
    ]),
  );
}
