import { hourly } from '../jobs';
import type { ShopModule } from '../shop-module';
import { createSurveyRepository } from './survey-repository';
import { surveyRoutes } from './survey-routes';

export const surveysModule: ShopModule = {
  name: 'surveys',
  routes: [surveyRoutes],
  jobs: ({ db }) => [hourly('forget who answered surveys', createSurveyRepository(db).forgetVisitors)],
};
