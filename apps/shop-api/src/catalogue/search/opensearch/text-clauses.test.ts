import { IN_NAMES } from '../../text-index/points';
import { queryTokens, type TextQuery, textQuery } from '../../text-index/search-query';
import { createLanguage } from '../../words/language';
import { startingSynonyms } from '../../words/starting-synonyms';
import { createSynonyms } from '../../words/synonyms';
import { createVocabulary } from '../../words/vocabulary';
import { type Clause, MOST_TEXT_CLAUSES, textClauses } from './text-clauses';

const language = createLanguage({
  synonyms: createSynonyms(startingSynonyms),
  vocabulary: createVocabulary([]),
});

/** Queries without other queries inside, as OpenSearch counts them. */
function countLeaves(clause: Clause): number {
  const inside = [
    ...(clause.dis_max?.queries ?? []),
    ...[clause.bool?.filter ?? []].flat(),
    ...(clause.constant_score ? [clause.constant_score.filter] : []),
  ];
  return inside.length === 0 ? 1 : inside.reduce((sum, one) => sum + countLeaves(one), 0);
}
const leavesOf = (query: TextQuery) => textClauses(query).reduce((sum, one) => sum + countLeaves(one), 0);

it('matches a word in the name, other names, values and texts with falling scores', () => {
  const [clause] = textClauses([[{ all: ['=leim'], factor: 1 }]]);

  expect(
    clause?.dis_max?.queries.map(({ constant_score: one }) => [one?.filter, Number(one?.boost?.toFixed(6))]),
  ).toEqual([
    [{ terms: { lexemesD: ['=leim'] } }, 0.02],
    [{ terms: { lexemesC: ['=leim'] } }, 0.12],
    [{ terms: { lexemesB: ['=leim'] } }, 0.35],
    [{ terms: { lexemesA: ['=leim'] } }, 1],
  ]);
});

it('requires all lexemes of a reading', () => {
  const [clause] = textClauses([[{ all: ['holz', 'leim'], factor: 0.5 }], [{ prefix: '=ei', factor: 1 }]]);

  expect(clause?.dis_max?.queries.at(-1)).toEqual({
    constant_score: {
      filter: { bool: { filter: [{ term: { lexemesA: 'holz' } }, { term: { lexemesA: 'leim' } }] } },
      boost: 0.25,
    },
  });
});

it('requires the last lexeme of a compound in a name', () => {
  const [clause] = textClauses([[{ all: ['tomat', 'erd'], factor: 1, leastOfLast: IN_NAMES }]]);

  const fields = clause?.dis_max?.queries.map(({ constant_score: one }) => one?.filter.bool?.filter);
  expect(fields).toEqual([
    [{ term: { lexemesD: 'tomat' } }, { term: { lexemesB: 'erd' } }],
    [{ term: { lexemesC: 'tomat' } }, { term: { lexemesB: 'erd' } }],
    [{ term: { lexemesB: 'tomat' } }, { term: { lexemesB: 'erd' } }],
    [{ term: { lexemesA: 'tomat' } }, { term: { lexemesA: 'erd' } }],
  ]);
});

it('stays below the limit of OpenSearch for the longest query, with the nearest readings', () => {
  const words = [...startingSynonyms].sort((a, b) => b.terms.length - a.terms.length).slice(0, 12);
  const query = textQuery(queryTokens(words.map(({ terms }) => terms[0]).join(' ')), language, {
    isLoose: true,
  });
  const many: TextQuery = query.map((readings) => [
    ...Array.from({ length: 300 }, (_, place) => ({ all: ['a', `b${place}`], factor: 0.1 })),
    ...readings,
  ]);

  expect(many).toHaveLength(12);
  expect(leavesOf(many)).toBeLessThanOrEqual(MOST_TEXT_CLAUSES);
  for (const [place, clause] of textClauses(many).entries()) {
    const nearest = many[place]?.flatMap((one) => (one.factor === 1 && 'all' in one ? one.all : []));
    expect(JSON.stringify(clause)).toContain(JSON.stringify(nearest?.[0]));
  }
});
