/**
 * Claims about the environment that are forbidden without proof: UWG §5 with Annex I of Directive 2005/29/EC
 * No 2a, 4a to 4c and recital 9 of Directive (EU) 2024/825.
 */

const GAP = String.raw`[-\s]{0,3}`;
const ECO = '(?:ö|oe)ko';
const GENTLE =
  '(?:freundlich|schonend|verträglich|vertraeglich|gerecht|neutral|bewusst|positiv|kompensiert|optimiert)';
const CLAIM = new RegExp(
  [
    `(?:umwelt|klima|natur|${ECO}|ressourcen|co2|kohlenstoff|treibhausgas|emissions)${GAP}${GENTLE}`,
    `${ECO}logisch`,
    'nachhaltig',
    `biologisch\\s+abbaubar|bio${GAP}(?:abbaubar|basiert)`,
    'energieeffizient',
    `(?:umwelt|klima|${ECO}|nachhaltigkeits)${GAP}(?:siegel|label|plakette)`,
    `eco${GAP}friendly|sustainable|(?:climate|carbon)${GAP}neutral|biodegradable`,
  ]
    .map((claim) => `(?:${claim})`)
    .join('|'),
  'iu',
);

/** A certificate with its number: PEFC/04-31-1234, FSC-C123456, RAL-UZ 12345; of standards, EN 13432. */
const CERTIFICATE =
  /(?<![\p{L}\d])(?!CO2|DIN|ISO|VDE|EN(?! ?13432))[A-Z]{2,}(?:[-/ ][A-Z\d]+){0,6}[-/ ][A-Z]*\d{3,}/u;
const PAGE = /https:\/\/[^\s"<>]+\.[^\s"<>]+/;

/** As browsers show it: signs that are not seen are left out, "CO₂" is "CO2". */
const shown = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Dash_Punctuation}/gu, '-');

/** True if a text names a proof: a certificate with its number, or the https address of one. */
export const namesProof = (text: string): boolean => CERTIFICATE.test(shown(text)) || PAGE.test(text);

/** The first claim about the environment whose sentence does not name a proof; undefined if there is none. */
export function unprovenClaim(text: string): string | undefined {
  for (const sentence of shown(text).split(/[.!?]\s|\n/)) {
    const claim = CLAIM.exec(sentence)?.[0];
    if (claim !== undefined && !namesProof(sentence)) return claim;
  }
  return undefined;
}
