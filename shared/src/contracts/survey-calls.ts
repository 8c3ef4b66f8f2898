import type { Call } from './call';
import type { SurveyForm } from './survey';

/** Any status is accepted (specification 4). */
export const submitSurvey: Call<{ form: SurveyForm; answer: unknown }> = {
  method: 'POST',
  path: '/survey/submission/',
};
