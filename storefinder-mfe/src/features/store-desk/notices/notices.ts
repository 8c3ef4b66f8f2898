/** A notice that a store shows on paper. Its texts: "desk.notices.<id>.title", ".where" and ".1", ".2" … */
export interface Notice {
  id: string;
  paragraphs: number;
  /** The crossed-out bin: with the bar for devices, without it for batteries. */
  bin?: 'batteries' | 'devices';
  /** Where things are taken back: in the store, or at a place that is filled in by hand. */
  place?: 'store' | 'by-hand';
}

/**
 * The notices that a law asks of stores for their customers, and no others; docs/law.md:
 * - batteries: BattDG §24(1) with Regulation (EU) 2023/1542 Art. 74(4): at the stream of customers
 * - devices: ElektroG §18 with §17(1) and (2)
 * - oil: AltölV §8(1), (2) and (4): where motor oil is sold
 * - youth: JuSchG §3(1) with §9 and §10: where such goods are sold
 */
export const notices: readonly Notice[] = [
  { id: 'batteries', paragraphs: 3, bin: 'batteries', place: 'store' },
  { id: 'devices', paragraphs: 4, bin: 'devices', place: 'store' },
  { id: 'oil', paragraphs: 3, place: 'by-hand' },
  { id: 'youth', paragraphs: 4 },
];

/**
 * Signs that exist as files in A4:
 * - guarantee: Regulation (EU) 2025/1960 Annex I, the artwork of the Union
 * - takeBack: ElektroG §18a, BattDG §24(2)
 */
export const signs: readonly { id: string; href: string }[] = [
  { id: 'guarantee', href: '/images/guarantee-notice/notice-de.pdf' },
  { id: 'takeBack', href: '/images/signs/take-back.svg' },
];
