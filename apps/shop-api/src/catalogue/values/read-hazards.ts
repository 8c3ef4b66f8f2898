import { type CatalogueHazards, HAZARD_PICTOGRAMS, SIGNAL_WORDS } from '@fachwerk/shared/catalogue-format';
import { readList } from '../../kernel/import/read-text';
import { type Read, RowError } from '../../kernel/import/row-error';
import { phraseFault, splitPhrase } from './hazard-phrases';

/** "GHS02 | DANGER | H222 | P280 Augenschutz": pictograms, signal word, phrases. */
export const readHazards: Read<CatalogueHazards> = (text, field) => {
  const entries = readList(text, field);
  const codes = entries.map((entry) => splitPhrase(entry).code);
  const repeated = codes.find((code, index) => codes.indexOf(code) !== index);
  if (repeated !== undefined) throw new RowError(field, `has '${repeated}' twice`);
  const pictograms = HAZARD_PICTOGRAMS.filter((code) => entries.includes(code));
  const signalWords = SIGNAL_WORDS.filter((word) => entries.includes(word));
  const known = new Set<string>([...pictograms, ...signalWords]);
  const phrases = entries.filter((entry) => !known.has(entry));
  for (const phrase of phrases) {
    const fault = phraseFault(phrase);
    if (fault !== undefined) throw new RowError(field, fault);
  }
  const [signalWord, second] = signalWords;
  if (second !== undefined) throw new RowError(field, 'must have one signal word, has DANGER and WARNING');
  if (known.size > 0 && !phrases.some((phrase) => phrase.startsWith('H')))
    throw new RowError(field, `must have the H phrase that '${[...known][0] ?? ''}' belongs to`);
  return signalWord === undefined ? { pictograms, phrases } : { pictograms, signalWord, phrases };
};
