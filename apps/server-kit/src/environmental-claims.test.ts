/** @jest-environment node */
import { claimFault, namesProof } from './environmental-claims';

it.each([
  'Umweltfreundliche Farbe',
  'umwelt-freundlich',
  'Umwelt\u00ADfreund\u00ADlich',
  'UMWELTSCHONEND hergestellt',
  'klimaneutral',
  'CO2-neutral',
  'CO₂‑neutraler Versand',
  'Aus nachhaltiger Forstwirtschaft',
  'Nachhaltigkeitssiegel des Hauses',
  'biologisch abbaubar',
  'ökologisch wertvoll',
  'o\u0308kologisch wertvoll',
  'energieeffizienter Motor',
  'Eco-friendly, sustainable',
  'Umweltfreundliche Schrauben nach DIN EN 14592',
  'Nachhaltiges Holz. Leim RAL-UZ 12345.',
  'klima_neutral',
  'klima-neutral',
  'klima neutral',
  'klima\u00A0-\u00A0neutral',
  'klima·neutral',
  'klima\u200B\u2060neu\u200Dtral',
  'klimáneùtral',
  'klim\u0430n\u0435utral',
  'ｋｌｉｍａneutral',
  'n a c h h a l t i g',
  'Umweltfreundlich in RAL 9010',
  'nachhaltig, Artikel AB-1234',
  'klimaneutral: https://maker.example@stranger.example/proof',
  'klimaneutral: https://127.0.0.1/proof',
])('%j is a claim that needs proof (UWG §5, Directive (EU) 2024/825)', (text) => {
  expect(claimFault(text)).toBeDefined();
});

it.each([
  'Für den Umweltbereich; umweltgefährlich; H411',
  'Energieeffizienzklasse C',
  'Naturstein, naturbelassen, Biozid',
  'Ökonomisch im Verbrauch',
  'Grüne Farbe, Klimagerät, Klimaanlage',
  'CO2-Löscher mit 2 kg',
  'Emissionsklasse E1',
  'Nach hartem Frost, klimatisiert',
  'RAL 9010 reinweiß',
])('%j is none', (text) => {
  expect(claimFault(text)).toBeUndefined();
});

it.each([
  'Aus nachhaltiger Forstwirtschaft (PEFC/04-31-1234)',
  'Holz aus nachhaltiger Forstwirtschaft, FSC-C123456',
  'Umweltzeichen RAL-UZ 12345: umweltschonend',
  'biologisch abbaubar nach EN 13432',
  'nachhaltiges Holz (FSC® C123456)',
  'umweltfreundlich: EU Ecolabel DE/044/001',
  'energieeffizient, EPREL 1234567',
  'klimaneutral: https://maker.example/proof',
])('%j names its proof', (text) => {
  expect(claimFault(text)).toBeUndefined();
});

it.each([
  'Klimakompensiert',
  'CO₂-Ausgleich für diesen Artikel',
  'carbon offset',
  'klima·kompensierter Versand',
])('%j is forbidden with any proof (Directive (EU) 2024/825, No 4c)', (text) => {
  const proven = `${text}: https://maker.example/proof`;
  expect(claimFault(proven, true)).toContain('forbidden with any proof');
});

it.each([
  'ja',
  'PEFC',
  'RAL 9010',
  'DIN 14592',
  'AB-1234',
  'CO2 2000',
  'zertifiziert',
  'Prüfung 12345',
  'https://',
])('%j is no proof', (text) => {
  expect(namesProof(text)).toBe(false);
});
