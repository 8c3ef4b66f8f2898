import * as z from 'zod/mini';
import { contract } from './contract';
import { SurveyForm } from './survey';
import * as calls from './survey-calls';

export const submitSurvey = contract(calls.submitSurvey, {
  summary: 'Answer a survey; a second answer of a session changes nothing',
  form: SurveyForm,
  answers: { 204: z.unknown() },
});
