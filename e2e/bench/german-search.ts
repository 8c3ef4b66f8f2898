import pg from 'pg';

/**
 * PostgreSQL's own search in the shop's database: its configuration `german` over the same texts with the
 * same weights, ranked by `ts_rank` and popularity.
 */
export async function openGermanSearch(databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(`
    create temporary table german as
    with recursive lineage as (
      select id as leaf, id, parent_id, name from category
      union all
      select l.leaf, c.id, c.parent_id, c.name from lineage l join category c on c.id = l.parent_id
    )
    select p.id, p.popularity,
      setweight(to_tsvector('german', p.name || ' ' || p.brand), 'A') ||
      setweight(to_tsvector('german', array_to_string(p.search_terms, ' ')), 'B') ||
      setweight(to_tsvector('german', concat_ws(' ',
        (select string_agg(name, ' ') from lineage where leaf = p.category_id),
        jsonb_path_query_array(p.attributes, '$.*.text')::text,
        (select string_agg(jsonb_path_query_array(i.attributes, '$.*.text')::text, ' ')
         from item i where i.product_id = p.id))), 'C') ||
      setweight(to_tsvector('german', p.description || ' ' || array_to_string(p.features, ' ')), 'D') as document
    from product p`);
  return {
    async search(query: string, count: number): Promise<string[]> {
      const { rows } = await database.query<{ id: string }>(
        `select id from german, plainto_tsquery('german', $1) query where document @@ query
         order by ts_rank(document, query) desc, popularity desc, id limit $2`,
        [query, count],
      );
      return rows.map(({ id }) => id);
    },
    close: () => database.end(),
  };
}
