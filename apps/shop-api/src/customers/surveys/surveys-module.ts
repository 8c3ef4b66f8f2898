import { hourly } from '../../kernel/jobs/jobs';
import type { ShopModule } from '../../kernel/shop-module';
import { createSurveyRepository } from './survey-repository';
import { surveyRoutes } from './survey-routes';

export const surveysModule: ShopModule = {
  name: 'surveys',
  routes: [surveyRoutes],
  jobs: ({ db }) => [hourly('forget who answered surveys', createSurveyRepository(db).forgetVisitors)],
};
