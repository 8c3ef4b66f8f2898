import { displayOfPart } from '../words/compound-parts';
import { type Token, tokenize } from '../words/tokens';
import { exactForm, splitCompound, stem } from '../words/word-forms';
import { type Weight, writeDocument } from './stored-document';

/** Raise it when documents are built differently: stored ones are rewritten at the next start. */
export const ANALYSER_VERSION = 3;

/** Searched fields of a product, most significant first. */
export interface SearchableProduct {
  name: string;
  brand: string;
  searchTerms: readonly string[];
  categoryNames: readonly string[];
  attributeTexts: readonly string[];
  variantTexts: readonly string[];
  /** Attribute names such as "Körnung" and "Akkuspannung"; indexed together with the value. */
  labels: readonly string[];
  description: string;
}

/**
 * A tsvector literal: exact forms start with "=", stems and codes have no prefix. See docs/decisions/0005.
 */
export function searchDocument(product: SearchableProduct): string {
  const weights = new Map<string, Weight>();
  const add = (lexeme: string, weight: Weight) => {
    const known = weights.get(lexeme);
    if (!known || weight < known) weights.set(lexeme, weight);
  };

  const addName = (token: Token, exactWeight: Weight, stemWeight: Weight) => {
    if (token.kind === 'code') {
      for (const lexeme of [token.text, ...(token.also ?? [])]) add(lexeme, exactWeight);
      for (const part of token.parts) add(part, 'C');
      return;
    }
    add(`=${exactForm(token.text)}`, exactWeight);
    add(stem(token.text), stemWeight);
    addParts(token.text, exactWeight, stemWeight);
  };
  /** The last part names the thing and weighs like the word itself; the other parts describe it. */
  const addParts = (word: string, exactWeight: Weight, stemWeight: Weight) => {
    splitCompound(word).forEach((part, index, parts) => {
      const isHead = index === parts.length - 1;
      if (isHead) add(`=${exactForm(part)}`, exactWeight);
      add(stem(part), isHead ? stemWeight : 'C');
      addParts(part, isHead ? exactWeight : 'C', isHead ? stemWeight : 'C');
    });
  };

  const { subject, hyphenated, rest } = readName(product.name);
  for (const token of subject) addName(token, 'A', 'B');
  for (const word of hyphenated) {
    for (const token of word.slice(0, -1)) addName(token, 'B', 'C');
    for (const token of word.slice(-1)) addName(token, 'A', 'B');
    // "Akku-Heckenschere" is "Akkuheckenschere" as well.
    if (word.every(({ kind }) => kind === 'word'))
      add(`=${exactForm(word.map(({ text }) => text).join(''))}`, 'A');
  }
  for (const token of rest) addName(token, 'B', 'C');
  // "Dielenreich" is neither planks nor oak.
  for (const token of tokenize(product.brand)) {
    add(token.kind === 'code' ? token.text : `=${exactForm(token.text)}`, 'A');
    if (token.kind === 'word') add(stem(token.text), 'B');
  }
  for (const term of product.searchTerms) for (const token of tokenize(term)) addName(token, 'B', 'C');
  for (const name of product.categoryNames) for (const token of tokenize(name)) addName(token, 'C', 'C');
  for (const value of [...product.variantTexts, ...product.attributeTexts])
    for (const token of tokenize(value)) addName(token, token.kind === 'code' ? 'B' : 'C', 'C');
  for (const token of tokenize([product.description, ...product.labels].join(' ')))
    add(token.kind === 'code' ? token.text : stem(token.text), 'D');

  return writeDocument(weights);
}

/** Words after them describe the thing: "Werkbank mit Schublade" is no drawer. */
const DESCRIPTION = /\s(?:mit|für|aus|ohne|zum|zur|in|bis)\s/i;

/** The part of a name or of a query that names the thing. */
export const subjectOf = (text: string): string => text.slice(0, DESCRIPTION.exec(text)?.index);

/** Words with hyphens; those that begin with a number are sizes: "0-2 mm", "1-1/4 Zoll". */
const HYPHENATED = /(?<![\p{L}\d])\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)+/gu;

function readName(name: string): { subject: Token[]; hyphenated: Token[][]; rest: Token[] } {
  const subject = subjectOf(name);
  return {
    subject: tokenize(subject.replace(HYPHENATED, ' ')),
    hyphenated: (subject.match(HYPHENATED) ?? []).map(tokenize),
    rest: tokenize(name.slice(subject.length)),
  };
}

/** The lexemes of attribute values, in every form that a query may name them. */
export const valueLexemes = (values: readonly string[]): Set<string> =>
  new Set(
    values
      .flatMap(tokenize)
      .flatMap(({ kind, text, also = [], parts }) =>
        kind === 'code'
          ? [text, ...also, ...parts]
          : [
              `=${exactForm(text)}`,
              stem(text),
              ...splitCompound(text).flatMap((part) => [`=${exactForm(part)}`, stem(part)]),
            ],
      ),
  );

/** Words that a mistyped word may be corrected to: folded word -> original spelling. */
export function correctionTerms(product: SearchableProduct): Map<string, string> {
  const terms = new Map<string, string>();
  for (const text of [product.name, product.brand, ...product.searchTerms, ...product.categoryNames])
    for (const { kind, text: word, original } of tokenize(text))
      if (kind === 'word' && word.length >= 4) {
        terms.set(word, original);
        // "schruaben" may mean "Schrauben" even if the catalogue only contains "Spanplattenschrauben".
        for (const part of splitCompound(word)) if (part.length >= 5) terms.set(part, displayOfPart(part));
      }
  return terms;
}
