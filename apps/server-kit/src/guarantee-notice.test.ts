/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGuaranteeNotice } from './guarantee-notice';

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const aFolder = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'notice-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
};

describe('the notice on the legal guarantee (Implementing Regulation (EU) 2025/1960, Annex I)', () => {
  it('has the bytes of the official artwork', () => {
    const { svg, pdf } = readGuaranteeNotice();

    expect(sha256(pdf)).toBe('420eae74c850b6c6a2cd8fae047af9b1136943e087eb235e36681b72d65837ce');
    expect(sha256(svg)).toBe('188095a423ce79f3ede8cbfab1eb360a22f53d059c300d400605bb9419f9a488');
  });

  it('prints as exactly one page of A4, uncropped', () => {
    const pdf = readGuaranteeNotice().pdf.toString('latin1');

    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    for (const box of ['MediaBox', 'CropBox']) {
      const [, width, height] = new RegExp(`/${box}\\[0 0 ([\\d.]+) ([\\d.]+)\\]`).exec(pdf) ?? [];
      // Points; A4 is 210 x 297 mm.
      expect((Number(width) * 25.4) / 72).toBeCloseTo(210, 1);
      expect((Number(height) * 25.4) / 72).toBeCloseTo(297, 1);
    }
  });

  it('is replaced file by file, by files whose checksum the folder states', () => {
    const later = '<svg>later</svg>';
    const folder = aFolder({
      'notice-de.svg': later,
      SHA256SUMS: `${sha256(later).toUpperCase()} *notice-de.svg\r\n`,
    });

    const { svg, pdf } = readGuaranteeNotice(folder);

    expect(svg.toString()).toBe(later);
    expect(pdf).toEqual(readGuaranteeNotice().pdf);
  });

  it('stops the start with the file and its checksum when it was changed', () => {
    const changed = '<svg>changed</svg>';
    const folder = aFolder({ 'notice-de.svg': changed, SHA256SUMS: `${sha256(changed)}  notice-de.pdf\n` });

    expect(() => readGuaranteeNotice(folder)).toThrow(
      `${join(folder, 'notice-de.svg')} has the SHA-256 ${sha256(changed)}; 188095a423ce79f3ede8cbfab1eb360a22f53d059c300d400605bb9419f9a488 or fd39364dbe42fa775ff55fb9b7aa80c377a5d04219929fef86a8522eed486b1a is expected.`,
    );
  });

  it('stops the start when the folder of the setting has none of its files', () => {
    const folder = aFolder({ 'Hinweis.svg': '<svg/>' });

    expect(() => readGuaranteeNotice(folder)).toThrow(
      `GUARANTEE_NOTICE_DIR=${folder}: notice-de.svg or notice-de.pdf or garan-label.svg or garan-label-nested.svg is expected in this folder.`,
    );
  });
});
