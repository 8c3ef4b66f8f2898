import { type ListQuery, queryFields } from './list-query';

/** The rest of the query, which a form without script sends with its own fields. */
export function HiddenFields({ query }: { query: ListQuery }) {
  return queryFields(query).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
