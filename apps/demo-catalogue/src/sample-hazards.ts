import type { CatalogueHazards } from '@fachwerk/shared/catalogue-format';

const DISPOSAL = 'P501 einer Sammelstelle für Problemabfälle';
const EYES = 'P305+P351+P338';
const CALL = 'GIFTINFORMATIONSZENTRUM/Arzt';
const GLOVES = 'P280 Schutzhandschuhe/Augenschutz';
const PRESERVED =
  'EUH208 1,2-Benzisothiazol-3(2H)-on und Gemisch aus 5-Chlor-2-methyl-2H-isothiazol-3-on und 2-Methyl-2H-isothiazol-3-on (3:1)';

const waterborne: CatalogueHazards = { pictograms: [], phrases: [PRESERVED, 'EUH210', 'P102'] };
const wallPaint: CatalogueHazards = { pictograms: [], phrases: [PRESERVED, 'EUH211', 'P102'] };
const cement: CatalogueHazards = {
  pictograms: ['GHS05', 'GHS07'],
  signalWord: 'DANGER',
  phrases: [
    ...['H315', 'H318', 'H335', 'P102', 'P261 Staub', GLOVES, 'P302+P352 Wasser und Seife', EYES],
    `P310 ${CALL}`,
    DISPOSAL,
  ],
};

/** Plausible labels of the mixtures among the samples, by the kind of the product. */
const LABELS: Readonly<Record<string, CatalogueHazards>> = {
  Wandfarbe: wallPaint,
  'Feine Wandfarbe': wallPaint,
  Fassadenfarbe: {
    pictograms: [],
    phrases: ['H412', 'EUH208 2-Octyl-2H-isothiazol-3-on', 'EUH211', 'P102', 'P273', DISPOSAL],
  },
  Schimmelschutzfarbe: {
    pictograms: ['GHS07'],
    signalWord: 'WARNING',
    phrases: [
      ...['H317', 'H412', 'EUH211', 'P101', 'P102', 'P261 Dampf', 'P273', 'P280 Schutzhandschuhe'],
      ...['P302+P352 Wasser und Seife', 'P333+P313', DISPOSAL],
    ],
  },
  Buntlack: waterborne,
  Weißlack: waterborne,
  Holzlasur: {
    pictograms: ['GHS02', 'GHS07'],
    signalWord: 'WARNING',
    phrases: ['H226', 'H336', 'H412', 'EUH066', 'P102', 'P210', 'P261 Dampf', 'P271', 'P273', DISPOSAL],
  },
  Holzöl: {
    pictograms: [],
    phrases: ['EUH066', 'EUH208 Cobaltbis(2-ethylhexanoat)', 'EUH210', 'P102', DISPOSAL],
  },
  Sprühlack: {
    pictograms: ['GHS02', 'GHS07'],
    signalWord: 'DANGER',
    phrases: [
      ...['H222', 'H229', 'H319', 'H336', 'EUH066', 'EUH211', 'P102', 'P210', 'P211', 'P251', 'P271'],
      ...[EYES, 'P410+P412', DISPOSAL],
    ],
  },
  Grundierung: waterborne,
  Tiefgrund: waterborne,
  Sanitärsilikon: {
    pictograms: ['GHS07'],
    signalWord: 'WARNING',
    phrases: ['H319', 'P102', 'P264 die Hände', 'P271', EYES, 'P337+P313', DISPOSAL],
  },
  Maleracryl: waterborne,
  Montagekleber: {
    pictograms: ['GHS02', 'GHS07'],
    signalWord: 'DANGER',
    phrases: [
      ...['H225', 'H319', 'H336', 'EUH066', 'P102', 'P210', 'P233', 'P261 Dampf', 'P271', EYES, DISPOSAL],
    ],
  },
  Holzleim: waterborne,
  Montageschaum: {
    pictograms: ['GHS02', 'GHS07', 'GHS08'],
    signalWord: 'DANGER',
    phrases: [
      ...['H222', 'H229', 'H315', 'H317', 'H319', 'H332', 'H334', 'H335', 'H351', 'H373 die Organe'],
      ...['EUH204', 'P102', 'P210', 'P211', 'P251', 'P260 Dampf/Aerosol', GLOVES, 'P308+P313', 'P410+P412'],
      DISPOSAL,
    ],
  },
  Universalreiniger: {
    pictograms: ['GHS07'],
    signalWord: 'WARNING',
    phrases: ['H319', 'P101', 'P102', 'P264 die Hände', EYES, 'P337+P313'],
  },
  Kalklöser: {
    pictograms: ['GHS05'],
    signalWord: 'DANGER',
    phrases: ['H290', 'H315', 'H318', 'P101', 'P102', 'P234', GLOVES, EYES, `P310 ${CALL}`],
  },
  Grünbelagentferner: {
    pictograms: ['GHS05', 'GHS09'],
    signalWord: 'DANGER',
    phrases: ['H315', 'H318', 'H410', 'P101', 'P102', 'P273', GLOVES, EYES, 'P391', DISPOSAL],
  },
  Chlortabletten: {
    pictograms: ['GHS03', 'GHS07', 'GHS09'],
    signalWord: 'DANGER',
    phrases: [
      ...['H272', 'H302', 'H319', 'H335', 'H410', 'EUH031', 'EUH206', 'P101', 'P102', 'P210', 'P220', 'P273'],
      ...[`P301+P312 ${CALL}`, EYES, 'P391', DISPOSAL],
    ],
  },
  'pH-Senker': {
    pictograms: ['GHS05'],
    signalWord: 'DANGER',
    phrases: ['H318', 'P101', 'P102', GLOVES, EYES, `P310 ${CALL}`],
  },
  Portlandzement: cement,
  Schnellzement: cement,
  Mauermörtel: cement,
  Estrichbeton: cement,
  Kalkzementputz: cement,
  Flexkleber: cement,
  Natursteinkleber: cement,
  Fugenmörtel: cement,
};

export const sampleHazards = (noun: string): CatalogueHazards | undefined =>
  Object.hasOwn(LABELS, noun) ? LABELS[noun] : undefined;
