import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const scanner = createRequire(__filename).resolve('zxing-wasm/reader/zxing_reader.wasm');

/** The QR code of the notice on the legal guarantee. */
export const GUARANTEE_CODE =
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm';

/** The texts of the QR codes, or bar codes, on the screen, as a phone in front of it reads them. */
export async function scanScreen(page: Page, format: 'QRCode' | 'Code128' = 'QRCode'): Promise<string[]> {
  // Without this the scanner would be fetched from a CDN.
  const file = readFileSync(scanner);
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer } });
  const found = await readBarcodes(new Uint8Array(await page.screenshot()), { formats: [format] });
  return found.map(({ text }) => text);
}
