import type { ScannedCode } from './scanned-code';

/** Reads the codes in the picture of a video. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<ScannedCode[]>;

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'] as const;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string; format: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector where it reads all formats (Chrome on Android), else one in WebAssembly. */
export async function loadReader(): Promise<BarcodeReader> {
  const detector = (await ownDetector()) ?? (await wasmDetector());
  return async (video) =>
    (await detector.detect(video)).map(({ rawValue, format }) => ({ text: rawValue, format }));
}

async function wasmDetector() {
  const { createDetector } = await import('./wasm-detector');
  return createDetector(FORMATS);
}

async function ownDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  try {
    const supported = await BarcodeDetector.getSupportedFormats();
    return FORMATS.every((format) => supported.includes(format))
      ? new BarcodeDetector({ formats: [...FORMATS] })
      : undefined;
  } catch {
    // Browsers without the service of the system offer the class and refuse its use.
    return undefined;
  }
}
