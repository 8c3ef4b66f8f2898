import type { Call } from './call';
import type { Recommendations, RecommendationsQuery } from './recommendation';

export const readRecommendations: Call<{ query: RecommendationsQuery; answer: Recommendations }> = {
  method: 'GET',
  path: '/ajax/recommendations/reload/',
  isPublic: true,
  expects: { products: 'list', teaserId: 'string' },
};
