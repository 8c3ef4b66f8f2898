/** Answers of the faces (specification 3). */
export const SURVEY_VALUES = ['positiv', 'neutral', 'negativ'] as const;
export type SurveyValue = (typeof SURVEY_VALUES)[number];
