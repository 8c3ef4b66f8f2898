import type { CatalogueHazards, HazardPictogram, SignalWord } from '@fachwerk/shared/catalogue-format';
import type { ProductHazards } from '@fachwerk/shared/contracts';
import { phraseView } from '../values/hazard-phrases';

/** Names of the symbols in Annex V of Regulation (EC) 1272/2008, German version. */
const PICTOGRAMS: Record<HazardPictogram, string> = {
  GHS01: 'Explodierende Bombe',
  GHS02: 'Flamme',
  GHS03: 'Flamme über einem Kreis',
  GHS04: 'Gasflasche',
  GHS05: 'Ätzwirkung',
  GHS06: 'Totenkopf mit gekreuzten Knochen',
  GHS07: 'Ausrufezeichen',
  GHS08: 'Gesundheitsgefahr',
  GHS09: 'Umwelt',
};

const SIGNAL_WORDS: Record<SignalWord, string> = { DANGER: 'Gefahr', WARNING: 'Achtung' };

export const hazardsView = ({ pictograms, signalWord, phrases }: CatalogueHazards): ProductHazards => ({
  pictograms: pictograms.map((code) => ({ code, name: PICTOGRAMS[code] })),
  ...(signalWord && { signalWord: SIGNAL_WORDS[signalWord] }),
  phrases: phrases.map(phraseView),
});
