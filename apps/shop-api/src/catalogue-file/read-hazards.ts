import {
  type CatalogueHazards,
  type CatalogueProduct,
  HAZARD_PICTOGRAMS,
  SIGNAL_WORDS,
} from '@fachwerk/shared/catalogue-format';
import { phraseFault, splitPhrase } from './hazard-phrases';
import { RowError } from './parse-result';
import { type Fields, readList } from './read-fields';

const FIELD = 'hazards';

/** "GHS02 | DANGER | H222 | P280 Augenschutz": pictograms, signal word, phrases; empty for other goods. */
export function readHazards(fields: Fields): Pick<CatalogueProduct, 'hazards'> {
  const entries = readList(fields(FIELD));
  if (entries.length === 0) return {};
  const codes = entries.map((entry) => splitPhrase(entry).code);
  const repeated = codes.find((code, index) => codes.indexOf(code) !== index);
  if (repeated !== undefined) throw new RowError(FIELD, `has '${repeated}' twice`);
  const pictograms = HAZARD_PICTOGRAMS.filter((code) => entries.includes(code));
  const signalWords = SIGNAL_WORDS.filter((word) => entries.includes(word));
  const known = new Set<string>([...pictograms, ...signalWords]);
  const phrases = entries.filter((entry) => !known.has(entry));
  for (const phrase of phrases) {
    const fault = phraseFault(phrase);
    if (fault !== undefined) throw new RowError(FIELD, fault);
  }
  const [signalWord, second] = signalWords;
  if (second !== undefined) throw new RowError(FIELD, 'must have one signal word, has DANGER and WARNING');
  if (known.size > 0 && !phrases.some((phrase) => phrase.startsWith('H')))
    throw new RowError(FIELD, `must have the H phrase that '${[...known][0] ?? ''}' belongs to`);
  const hazards: CatalogueHazards = { pictograms, ...(signalWord && { signalWord }), phrases };
  return { hazards };
}
