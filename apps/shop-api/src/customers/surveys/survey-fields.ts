/** "question.thema", "question[thema]": the answer of one question in a plain form. */
const FLATTENED = /^question(?:\.([\w-]+)|\[([\w-]+)\])$/;

/**
 * The body of a plain form with one field per question, as the body of the specification. Other names are
 * dropped, so that none reaches a prototype; a repeated field stays a list, which the call refuses.
 */
export function surveyFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || 'questions' in body) return body;
  const questions = Object.entries(body).flatMap(([key, value]: [string, unknown]) => {
    const [, dotted, inBrackets] = FLATTENED.exec(key) ?? [];
    const uniqueName = dotted ?? inBrackets;
    return uniqueName === undefined ? [] : [{ uniqueName, value }];
  });
  return { ...body, questions };
}
