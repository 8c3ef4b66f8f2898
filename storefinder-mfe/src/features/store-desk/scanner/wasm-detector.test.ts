/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareZXingModule, ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill';
import { integrityOf } from './wasm-detector';

// Jest replaces imported .wasm files; the build resolves the same file of the package.
const wasm = readFileSync(
  join(__dirname, '../../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'),
);

it('the WebAssembly file is the one that the script of the package expects', () => {
  expect(createHash('sha256').update(wasm).digest('hex')).toBe(ZXING_WASM_SHA256);
});

it('is fetched with its hash in the form of Subresource Integrity', () => {
  expect(integrityOf(ZXING_WASM_SHA256)).toBe(`sha256-${createHash('sha256').update(wasm).digest('base64')}`);
});

it('runs from these bytes alone, without a request', async () => {
  const noNetwork = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));

  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(wasm).buffer },
    fireImmediately: true,
  });

  expect(noNetwork).not.toHaveBeenCalled();
  noNetwork.mockRestore();
});
