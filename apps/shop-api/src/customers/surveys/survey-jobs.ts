import { hourly, type Job } from '../../kernel/jobs/jobs';
import type { Kernel } from '../../kernel/kernel';
import { createSurveyRepository } from './survey-repository';

export const surveyJobs = ({ db }: Kernel): Job[] => [
  hourly('forget who answered surveys', createSurveyRepository(db).forgetVisitors),
];
