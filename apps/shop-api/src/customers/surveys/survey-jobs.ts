import type { Kernel } from '../../kernel/context/kernel';
import { hourly, type Job } from '../../kernel/jobs/jobs';
import { createSurveyRepository } from './survey-repository';

export const surveyJobs = ({ db }: Kernel): Job[] => [
  hourly('forget who answered surveys', createSurveyRepository(db).forgetVisitors),
];
