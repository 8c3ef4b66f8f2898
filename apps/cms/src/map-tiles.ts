import { isSafeOrAddress, readEnvironment, text, wholeNumber } from '@fachwerk/server-kit/environment';
import type { MapTiles } from '@fachwerk/shared/contracts';

/** A link of the credit: "[name](address)". */
const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

const isTileAddress = (value: string): boolean =>
  ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) &&
  (value.match(/\{[^}]*\}?/g) ?? []).every((part) => ['{z}', '{x}', '{y}', '{r}'].includes(part)) &&
  isPlainUrl(value);

/** With the scheme and host of one server, and without a password. */
function isPlainUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, host, username, password } = new URL(value);
  // The policy of a page names one host, without placeholders and, by its grammar, no IPv6 address. URL
  // takes ";" in hosts.
  return username + password === '' && /^[a-z\d.:-]+$/.test(host) && value.startsWith(`${origin}/`);
}

const isCredit = (value: string): boolean =>
  !/[<>]/.test(value) && creditOf(value).every(({ href }) => href === undefined || /^https:\/\//.test(href));

const VARIABLES = {
  MAP_TILES: text()
    .refine(isTileAddress, { error: 'an address such as https://tiles.example/{z}/{x}/{y}.png' })
    .refine((value) => !isTileAddress(value) || isSafeOrAddress(new URL(value).origin), {
      error: 'https, or http with an address of the own network such as http://10.0.0.5:8080,',
    })
    .optional(),
  MAP_TILES_PROVIDER: text().max(80, { error: 'a name with at most 80 characters' }).optional(),
  MAP_TILES_CREDIT: text()
    .max(300, { error: 'a text with at most 300 characters' })
    .refine(isCredit, {
      error: 'plain text with links such as © [OpenStreetMap](https://www.openstreetmap.org/copyright)',
    })
    .optional(),
  MAP_TILES_MAX_ZOOM: wholeNumber(1, 22).default(19),
};

/** The operator's tile server for maps; undefined if none is set. */
export function readMapTiles(env: NodeJS.ProcessEnv, publicUrl: string | undefined): MapTiles | undefined {
  const values = readEnvironment(VARIABLES, env);
  const { MAP_TILES: url, MAP_TILES_PROVIDER: provider, MAP_TILES_CREDIT: credit } = values;
  if (url === undefined) return refuseAlone({ MAP_TILES_PROVIDER: provider, MAP_TILES_CREDIT: credit });
  if (provider === undefined)
    throw new Error(
      'MAP_TILES_PROVIDER is not set: visitors are asked to consent to a provider with a name.',
    );
  if (credit === undefined)
    throw new Error('MAP_TILES_CREDIT is not set: the makers of a map are named below it.');
  if (publicUrl?.startsWith('https:') && url.startsWith('http:'))
    throw new Error(`MAP_TILES=${url}: with https in PUBLIC_URL, pages load tiles by https only.`);
  return { url, provider, credit: creditOf(credit), maxZoom: values.MAP_TILES_MAX_ZOOM };
}

function refuseAlone(others: Record<string, string | undefined>): undefined {
  const [name] = Object.keys(others).filter((one) => others[one] !== undefined);
  if (name !== undefined) throw new Error(`MAP_TILES is not set, but ${name} is: set both or none.`);
  return undefined;
}

/** Text and links, so that no page inserts HTML of a setting. */
function creditOf(credit: string): MapTiles['credit'] {
  const parts: MapTiles['credit'] = [];
  let rest = credit;
  for (let found = LINK.exec(rest); found; found = LINK.exec(rest)) {
    const [all, name = '', href = ''] = found;
    if (found.index > 0) parts.push({ text: rest.slice(0, found.index) });
    parts.push({ text: name, href });
    rest = rest.slice(found.index + all.length);
  }
  return rest === '' ? parts : [...parts, { text: rest }];
}
