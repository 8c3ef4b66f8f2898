import type { Queryable } from '@fachwerk/database';
import type { CatalogueSnapshot } from '../records/catalogue-snapshot';
import { categoryUrl, searchUrl } from '../records/urls';
import { createCountedSearches } from './counted-searches';
import { createPhraseBook, MOST_PHRASES, type PhraseBook } from './phrase-book';

/** Everything that is suggested besides products. */
export interface SuggestedPhrases {
  frequent: PhraseBook;
  top: PhraseBook;
  categories: PhraseBook;
  brands: PhraseBook;
}

interface Term {
  [column: string]: unknown;
  text: string;
  categoryId: string;
  popularity: number;
}

/** Search words of products with the category where they are most popular. */
const READ_TERMS = `
  select distinct on (text) text, category_id as "categoryId",
    sum(popularity) over (partition by text) as popularity
  from (
    select term as text, category_id, sum(popularity) as popularity
    from product, unnest(search_terms) as term group by term, category_id
  ) terms
  order by text, terms.popularity desc, category_id limit ${10 * MOST_PHRASES}`;
const READ_BRANDS = `select brand as text, sum(popularity) as popularity from product group by brand`;
const READ_CATEGORIES = `
  select category_id as "categoryId", sum(popularity) as popularity from product group by category_id`;

export async function loadPhrases(db: Queryable, snapshot: CatalogueSnapshot): Promise<SuggestedPhrases> {
  const [terms, brands, populars, frequent] = await Promise.all([
    db.query<Term>(READ_TERMS),
    db.query<Pick<Term, 'text' | 'popularity'>>(READ_BRANDS),
    db.query<Pick<Term, 'categoryId' | 'popularity'>>(READ_CATEGORIES),
    createCountedSearches(db).frequent(),
  ]);
  const popularity = new Map<string, number>();
  for (const one of populars)
    for (const { id } of snapshot.lineageOf(one.categoryId))
      popularity.set(id, (popularity.get(id) ?? 0) + one.popularity);
  const placeOf = (id: string) =>
    snapshot
      .lineageOf(id)
      .slice(0, -1)
      .map(({ name }) => name)
      .join(' › ');
  return {
    frequent: createPhraseBook(
      frequent.map(({ phrase, visitors }) => ({ text: phrase, weight: visitors, link: searchUrl(phrase) })),
    ),
    top: createPhraseBook(
      terms.map((term) => ({
        // Like the searches of visitors.
        text: term.text.toLowerCase(),
        weight: term.popularity,
        link: searchUrl(term.text),
        group: term.categoryId,
      })),
    ),
    categories: createPhraseBook(
      snapshot.categories
        .filter(({ product_count }) => product_count > 0)
        .map(({ id, name, path }) => ({
          text: name,
          weight: popularity.get(id) ?? 0,
          link: categoryUrl(path),
          place: placeOf(id),
        })),
    ),
    brands: createPhraseBook(
      brands.map((brand) => ({
        text: brand.text,
        weight: brand.popularity,
        link: searchUrl(brand.text, brand.text),
      })),
    ),
  };
}
