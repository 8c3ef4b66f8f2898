import { queryFields, type ListQuery } from './list-query';

/** What a form without script must send along, so that its own fields are not the only ones of the next page. */
export function HiddenFields({ query }: { query: ListQuery }) {
  return queryFields(query).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
