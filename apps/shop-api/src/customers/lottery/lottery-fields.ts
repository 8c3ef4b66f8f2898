/** Fields of the form by all names that they are sent with (specification 3 and 5). */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...[
    'lotteryId',
    'salutation',
    'firstname',
    'lastname',
    'email',
    'birthDate',
    'terms',
    'newsletter',
    'frcCaptchaSolution',
  ].map((name) => [name, name] as const),
  ['firstName', 'firstname'],
  ['lastName', 'lastname'],
  ['birthdate', 'birthDate'],
  ['acceptTerms', 'terms'],
]);

/** "email", "lottery.email", "lottery[email]". */
const FLATTENED = /^(?:lottery\.(\w+)|lottery\[(\w+)\]|(\w+))$/;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields by their plain names. Names that the form does not have are dropped, so that none reaches a
 * prototype. A field that is sent by two names is a list, which the form refuses like a repeated field.
 */
export function lotteryFields(body: unknown): Record<string, unknown> {
  if (!isObject(body)) return {};
  const fields = new Map<string, unknown>();
  const add = (key: string, value: unknown) => {
    const [, dotted, inBrackets, plain] = FLATTENED.exec(key) ?? [];
    const name = NAMES.get(dotted ?? inBrackets ?? plain ?? '');
    if (name !== undefined) fields.set(name, fields.has(name) ? [fields.get(name), value] : value);
  };
  for (const [key, value] of Object.entries(body))
    if (key === 'lottery' && isObject(value))
      for (const [inner, one] of Object.entries(value)) add(`lottery.${inner}`, one);
    else add(key, value);
  return Object.fromEntries(fields);
}
