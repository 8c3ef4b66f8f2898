import { type BarcodeReader, loadReader } from './barcode-reader';
import { createRepeats } from './repeats';
import type { ScannedCode } from './scanned-code';

export type { ScannedCode } from './scanned-code';

/**
 * `refused`: the person or the browser forbids the camera. `no-camera`: there is none, or the page may not
 * ask (no https). `busy`: another program has it. `lost`: it was taken away while scanning. `no-reader`: the
 * code that reads the picture did not load or does not run here.
 */
export type ScannerFault = 'refused' | 'no-camera' | 'busy' | 'lost' | 'no-reader';

export interface Scanner {
  /** Every code once while it stays in the picture, and again when it comes back. */
  onCode(listener: (code: ScannedCode) => void): void;
  /** At most once; the camera is off afterwards. A fault before the call is reported too. */
  onFault(listener: (fault: ScannerFault) => void): void;
  /** Ends the camera. Nothing is reported afterwards. */
  stop(): void;
}

/** A longer pause saves the battery, a shorter one reads no faster: a hand needs longer to aim. */
const LOOK_EVERY_MS = 150;
/** A frame may be unreadable while the camera focuses; a reader that fails so often does not work. */
const MOST_FAILURES = 20;

/** `load` is replaced in tests only. */
interface Options {
  load?: () => Promise<BarcodeReader>;
}

/**
 * Shows the camera in the video element and reads barcodes from it until `stop`. For effects of components:
 * nothing of it runs on the server. The reader loads while the camera asks for its permission.
 */
export function openScanner(video: HTMLVideoElement, { load = loadReader }: Options = {}): Scanner {
  const ending = new AbortController();
  const codes: ((code: ScannedCode) => void)[] = [];
  const faults: ((fault: ScannerFault) => void)[] = [];
  let fault: ScannerFault | undefined;

  const fail = (reason: ScannerFault) => {
    if (ending.signal.aborted) return;
    fault = reason;
    ending.abort();
    faults.forEach((listener) => listener(reason));
  };
  void scan(video, {
    signal: ending.signal,
    reader: load(),
    onCode: (code) => codes.forEach((listener) => listener(code)),
    onLost: () => fail('lost'),
  }).catch((error: unknown) => fail(faultOf(error)));

  return {
    onCode: (listener) => void codes.push(listener),
    onFault(listener) {
      faults.push(listener);
      if (fault) listener(fault);
    },
    stop: () => ending.abort(),
  };
}

interface Scan {
  signal: AbortSignal;
  reader: Promise<BarcodeReader>;
  onCode(code: ScannedCode): void;
  onLost(): void;
}

async function scan(video: HTMLVideoElement, { signal, reader, onCode, onLost }: Scan): Promise<void> {
  // Handled below, after the camera: its refusal is what the person can change.
  reader.catch(() => {});
  const stream = await openCamera();
  const end = () => {
    stream.getTracks().forEach((track) => track.stop());
    video.srcObject = null;
  };
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  stream.getTracks().forEach((track) => track.addEventListener('ended', onLost));
  video.muted = true;
  // Without it iPhones show the picture in full screen.
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  const read = await reader.catch((error: unknown) => {
    throw new ReaderFailed(error);
  });
  await look(video, { signal, read, onCode });
}

async function look(
  video: HTMLVideoElement,
  { signal, read, onCode }: { signal: AbortSignal; read: BarcodeReader; onCode(code: ScannedCode): void },
): Promise<void> {
  const repeats = createRepeats();
  let failures = 0;
  while (!signal.aborted) {
    // A page in the background has no picture.
    if (!document.hidden)
      try {
        const found = await read(video);
        failures = 0;
        if (!signal.aborted) repeats.newOf(found, performance.now()).forEach(onCode);
      } catch (error) {
        failures += 1;
        if (failures === MOST_FAILURES) throw new ReaderFailed(error);
      }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

class ReaderFailed extends Error {
  constructor(cause: unknown) {
    super('The reader of barcodes does not work.', { cause });
  }
}

async function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as Partial<Navigator>;
  // Missing on pages without https.
  if (!mediaDevices?.getUserMedia) throw new DOMException('No camera', 'NotFoundError');
  return mediaDevices.getUserMedia({
    audio: false,
    // The barcode of an article is narrow: it needs more than the default of 640 columns.
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
}

function faultOf(error: unknown): ScannerFault {
  if (error instanceof ReaderFailed) return 'no-reader';
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'no-camera';
}
