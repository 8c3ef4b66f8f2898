import { contract } from './contract';
import { Recommendations, RecommendationsQuery } from './recommendation';
import * as calls from './recommendation-calls';

export const readRecommendations = contract(calls.readRecommendations, {
  summary: 'Products of a recommendations teaser, by its type; with `companyId` as the store offers them',
  query: RecommendationsQuery,
  answers: { 200: Recommendations },
});
