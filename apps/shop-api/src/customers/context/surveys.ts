/** Values of each question, by form and name of the question. */
export type Surveys = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
