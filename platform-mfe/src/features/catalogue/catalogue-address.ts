/** State of the catalogue in its URL. */
export interface CatalogueAddress {
  /** Search term. */
  words: string;
  /** Micro-frontend, or empty for all. */
  team: string;
  /** "cart-page", "cart-page@2", or empty for the list. */
  widget: string;
  /** Index of the example, from 0. */
  example: number;
  /** Props as JSON, e.g. sent by the form without script; empty for the props of the example. */
  props: string;
}

const MAX_WORDS = 200;
const MAX_PROPS = 20_000;

export function parseAddress(search: URLSearchParams): CatalogueAddress {
  const example = Number(search.get('example') ?? 0);
  return {
    words: (search.get('q') ?? '').slice(0, MAX_WORDS),
    team: search.get('team') ?? '',
    widget: search.get('widget') ?? '',
    example: Number.isInteger(example) && example > 0 && example < 100 ? example : 0,
    props: (search.get('props') ?? '').slice(0, MAX_PROPS),
  };
}

export function addressOf(path: string, address: Partial<CatalogueAddress>): string {
  const search = new URLSearchParams();
  if (address.words) search.set('q', address.words);
  if (address.team) search.set('team', address.team);
  if (address.widget) search.set('widget', address.widget);
  if (address.example) search.set('example', String(address.example));
  if (address.props) search.set('props', address.props);
  const query = search.toString();
  return query === '' ? path : `${path}?${query}`;
}
