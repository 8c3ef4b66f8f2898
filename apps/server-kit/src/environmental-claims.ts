import { asSeen } from './as-seen';
import { isPublicPage } from './public-page';

/**
 * Claims about the environment that are forbidden without proof: UWG §5 with Annex I of Directive 2005/29/EC
 * No 2a, 4a to 4c and recital 9 of Directive (EU) 2024/825.
 */

/** Between the parts of a word, in whatever way it is taken apart: "klima_neutral", "klima - neutral". */
const GAP = String.raw`[-\s_.·*+~/\\'|]{0,3}`;
const ECO = '(?:ö|oe?)ko';
const GENTLE = '(?:freundlich|schonend|vertr(?:ä|ae?)glich|gerecht|neutral|bewusst|positiv|optimiert)';
const CLAIM = new RegExp(
  [
    `(?:umwelt|klima|natur|${ECO}|ressourcen|co2|kohlenstoff|treibhausgas|emissions)${GAP}${GENTLE}`,
    `${ECO}${GAP}logisch`,
    `nach${GAP}haltig`,
    `biologisch${GAP}abbaubar|bio${GAP}(?:abbaubar|basiert)`,
    `energie${GAP}effizient`,
    `(?:umwelt|klima|${ECO}|nachhaltigkeits)${GAP}(?:siegel|label|plakette)`,
    `eco${GAP}friendly|sustainable|(?:climate|carbon)${GAP}neutral|biodegradable`,
  ]
    .map((claim) => `(?:${claim})`)
    .join('|'),
  'iu',
);

/** Neutral or better by compensation: no proof allows it (Annex I No 4c). */
const OFFSET = new RegExp(
  `(?:klima|umwelt|co2|kohlenstoff|treibhausgas|emissions|carbon|climate)${GAP}(?:kompens|compens|offset|ausgleich|ausgeglichen)`,
  'iu',
);

/** Certificates that a number is looked up for. A colour ("RAL 9010") or a standard of screws is none. */
const CERTIFICATES = [
  // Wood and paper.
  String.raw`PEFC[-/ ]{1,3}\d{2}-\d{2}-\d{2,7}`,
  String.raw`FSC[- ]{0,3}C\d{6}`,
  // Type I ecolabels (EN ISO 14024): Blauer Engel, EU Ecolabel, Nordic Swan, natureplus.
  String.raw`(?:RAL|DE)[- ]UZ[- ]?\d{1,6}[a-z]?`,
  String.raw`EU[- ](?:Ecolabel|Umweltzeichen|Blume)[ :]{1,2}[A-Z]{2}/\d{3}/\d{3,5}`,
  String.raw`(?:Nordic Swan|Nordischer Schwan)[ :]{1,2}\d{4}[- ]\d{4}`,
  String.raw`natureplus[ :]{1,2}\d{4}-\d{4}-\d{3}-\d`,
  // Textiles.
  String.raw`(?:OEKO-TEX|ÖKO-TEX)[ \p{L}\d]{0,20}[ :]\d{2}\.[A-Z\d.]{3,12}\d`,
  String.raw`GOTS[ :-]{1,2}[A-Z]{2,10}[- ]?\d{4,9}`,
  // What decomposes: standards with a test, and their marks.
  String.raw`EN (?:ISO )?(?:13432|14995|17033|17088)`,
  String.raw`OK (?:compost|biodegradable)[ A-Z]{0,12}[ :]S ?\d{2,5}`,
  // Organic farming: number of the inspection body. Energy: number in the register of the EU.
  String.raw`[A-Z]{2}-(?:ÖKO|BIO)-\d{3}`,
  String.raw`EPREL[- :]{1,2}\d{4,10}`,
];
const CERTIFICATE = new RegExp(String.raw`(?<![\p{L}\d])(?:${CERTIFICATES.join('|')})(?![\p{L}\d])`, 'u');
const PAGE = /https:\/\/[^\s"<>()]+/g;

/** True if a text names a proof: a certificate of the table with its number, or the https address of one. */
export const namesProof = (text: string): boolean =>
  CERTIFICATE.test(asSeen(text)) || (text.match(PAGE) ?? []).some((page) => isPublicPage(page));

/**
 * What is wrong with the first claim about the environment that is not allowed; undefined if there is none. A
 * claim is allowed if its sentence names the proof or `isProven`, one by compensation never.
 */
export function claimFault(text: string, isProven = false): string | undefined {
  for (const sentence of asSeen(text).split(/[.!?]\s|\n/)) {
    const offset = OFFSET.exec(sentence)?.[0];
    if (offset !== undefined) return `claims '${offset}', which is forbidden with any proof: change it`;
    const claim = isProven || namesProof(sentence) ? undefined : CLAIM.exec(sentence)?.[0];
    if (claim !== undefined)
      return `claims '${claim}' without proof: name certificate and number in the same sentence (of a product: or in claimProof), or change it`;
  }
  return undefined;
}
