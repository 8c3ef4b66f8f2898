import { hourly, type Job } from '@fachwerk/database';
import type { Kernel } from '../../kernel/context/kernel';
import { createSurveyRepository } from './survey-repository';

export const surveyJobs = ({ db }: Kernel): Job[] => [
  hourly('forget who answered surveys', createSurveyRepository(db).forgetVisitors),
];
