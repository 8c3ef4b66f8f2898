import { hourly } from '../jobs/jobs';
import type { ShopModule } from '../shop-module';
import { formAnswerRoutes } from './form-answer-routes';

export const formAnswerModule: ShopModule = {
  name: 'form-answer',
  routes: [formAnswerRoutes],
  jobs: ({ formAnswers }) => [hourly('remove old form answers', formAnswers.removeOld)],
};
