/** @jest-environment node */
import { readDocument, WEIGHTS, writeDocument } from './stored-document';

const read = (document: string): [string, string | undefined][] => {
  const found: [string, string | undefined][] = [];
  readDocument(document, (lexeme, weight) => found.push([lexeme, WEIGHTS[weight]]));
  return found;
};

describe('a stored document', () => {
  it('is read as PostgreSQL prints it, without the weight D', () => {
    expect(read(`'=akku':1A '3/4zoll':1B 'led':1 'o''neill':1C 'a\\\\b':1`)).toEqual([
      ['=akku', 'A'],
      ['3/4zoll', 'B'],
      ['led', 'D'],
      ["o'neill", 'C'],
      ['a\\b', 'D'],
    ]);
    expect(read('')).toEqual([]);
  });

  it('is read as it was written', () => {
    const weights = new Map([
      ["'", 'A'],
      ["''x", 'B'],
      ['\\', 'C'],
      ["x'", 'D'],
    ] as const);
    expect(new Map(read(writeDocument(weights)))).toEqual(weights);
  });
});
