/** ISO 3166-2 without "DE-", as in feiertagejs. */
export const federalStates = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const;
export type StateCode = keyof typeof federalStates;

const codes = new Map(Object.entries(federalStates).map(([code, name]) => [name, code as StateCode]));

export function stateCode(name: string): StateCode {
  const code = codes.get(name as (typeof federalStates)[StateCode]);
  if (!code) throw new Error(`"${name}" is no federal state.`);
  return code;
}
