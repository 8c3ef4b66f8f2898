import {
  BarcodeDetector,
  type BarcodeFormat,
  prepareZXingModule,
  ZXING_WASM_SHA256,
} from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm';

/** About 1 MB with its WebAssembly file: loaded when a camera is opened, never before. */
export async function createDetector(formats: readonly BarcodeFormat[]): Promise<BarcodeDetector> {
  // The package itself would load the file from a CDN, without a hash.
  const wasmBinary = await fetchChecked(wasmUrl, ZXING_WASM_SHA256);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...formats] });
}

async function fetchChecked(url: string, sha256: string): Promise<ArrayBuffer> {
  const response = await fetch(url, { integrity: integrityOf(sha256) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

/** Hexadecimal digits, as the package states them, as a value of Subresource Integrity. */
export const integrityOf = (sha256: string): string =>
  `sha256-${btoa(sha256.replace(/../g, (digits) => String.fromCharCode(parseInt(digits, 16))))}`;
