/** Fields in which the API's answers name a page or a picture of the shop by its path. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set([
  'url',
  'src',
  'mobileSrc',
  'fallbackSrc',
  'dataSheet',
  'link',
]);
const PATH = /^\/(?!\/)/;

/** On a page of another host, paths of the shop need the shop's origin in front; answers a changed copy. */
export function absoluteAddresses(answer: unknown, origin: string): unknown {
  if (Array.isArray(answer)) return answer.map((entry) => absoluteAddresses(entry, origin));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [
      field,
      typeof value === 'string' && ADDRESS_FIELDS.has(field) && PATH.test(value)
        ? origin + value
        : absoluteAddresses(value, origin),
    ]),
  );
}
