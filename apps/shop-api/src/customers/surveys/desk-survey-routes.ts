import { type DeskSurvey, readDeskSurveys } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/http/route';
import type { CustomersContext } from '../context/customers-context';
import type { Surveys } from '../context/surveys';
import { createSurveyRepository, type SurveyCount } from './survey-repository';

/** Operators read how visitors have answered. */
export async function deskSurveyRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  context.openForDesks(app, { role: 'OPERATOR', isForPeople: true });
  const surveys = createSurveyRepository(context.db);

  route(app, readDeskSurveys, async () => ({
    surveys: deskSurveys(context.surveys, await surveys.count()),
  }));
}

/** Every value of the setting, also without an answer; then what the setting has no more. */
function deskSurveys(known: Surveys, counts: readonly SurveyCount[]): DeskSurvey[] {
  const surveys = new Map<string, Map<string, Map<string, number>>>();
  const add = (formId: string, question: string, value: string, count: number) => {
    const questions = surveys.get(formId) ?? new Map<string, Map<string, number>>();
    const answers = questions.get(question) ?? new Map<string, number>();
    surveys.set(formId, questions.set(question, answers.set(value, count)));
  };
  for (const [formId, questions] of known)
    for (const [question, values] of questions) for (const value of values) add(formId, question, value, 0);
  for (const { formId, question, value, count } of counts) add(formId, question, value, count);

  return [...surveys].map(([formId, questions]) => ({
    formId,
    isOpen: known.has(formId),
    questions: [...questions].map(([uniqueName, answers]) => ({
      uniqueName,
      answers: [...answers].map(([value, count]) => ({ value, count })),
    })),
  }));
}
