import { waitFor } from '@testing-library/react';
import type { BarcodeReader } from './barcode-reader';
import { openScanner, type ScannedCode, type ScannerFault } from './scanner';

const drill: ScannedCode = { text: '4006381333931', format: 'ean_13' };
const track = () => Object.assign(new EventTarget(), { stop: jest.fn() });
const streamOf = (one: ReturnType<typeof track>) => ({ getTracks: () => [one] }) as unknown as MediaStream;
const getUserMedia = jest.fn<Promise<MediaStream>, [MediaStreamConstraints]>();

beforeEach(() => {
  getUserMedia.mockReset();
  // jsdom plays nothing.
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { writable: true, configurable: true });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'BarcodeDetector');
});

function open(read: BarcodeReader, load = () => Promise.resolve(read)) {
  const video = document.createElement('video');
  const scanner = openScanner(video, { load });
  const codes: ScannedCode[] = [];
  const faults: ScannerFault[] = [];
  scanner.onCode((code) => codes.push(code));
  scanner.onFault((fault) => faults.push(fault));
  return { video, scanner, codes, faults };
}

it('shows the camera at the back, reports a code once, and ends the camera', async () => {
  const camera = track();
  getUserMedia.mockResolvedValue(streamOf(camera));
  const read = jest.fn(() => Promise.resolve([drill]));
  const { video, scanner, codes, faults } = open(read);

  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(2));
  expect(codes).toEqual([drill]);
  expect(video).toMatchObject({ muted: true, playsInline: true });
  expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
    audio: false,
    video: { facingMode: 'environment' },
  });

  scanner.stop();
  expect(camera.stop).toHaveBeenCalled();
  expect(video.srcObject).toBeNull();
  expect(faults).toEqual([]);
});

it.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'no-camera'],
  ['OverconstrainedError', 'no-camera'],
  ['NotReadableError', 'busy'],
] as const)('%s of the browser is "%s"', async (name, fault) => {
  getUserMedia.mockRejectedValue(new DOMException('no', name));
  const { faults } = open(() => Promise.resolve([]));

  await waitFor(() => expect(faults).toEqual([fault]));
});

it('a page without https has no camera', async () => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  const { faults } = open(() => Promise.resolve([]));

  await waitFor(() => expect(faults).toEqual(['no-camera']));
});

it('a camera that is taken away while scanning is lost, and said once', async () => {
  const camera = track();
  getUserMedia.mockResolvedValue(streamOf(camera));
  const read = jest.fn(() => Promise.resolve([]));
  const { faults, scanner } = open(read);
  await waitFor(() => expect(read).toHaveBeenCalled());

  camera.dispatchEvent(new Event('ended'));
  camera.dispatchEvent(new Event('ended'));

  expect(faults).toEqual(['lost']);
  // A listener that is added later is called as well.
  const late = jest.fn();
  scanner.onFault(late);
  expect(late).toHaveBeenCalledWith('lost');
});

it('a reader that does not load ends the camera', async () => {
  const camera = track();
  getUserMedia.mockResolvedValue(streamOf(camera));
  const { faults } = open(
    () => Promise.resolve([]),
    () => Promise.reject(new TypeError('Failed to fetch')),
  );

  await waitFor(() => expect(faults).toEqual(['no-reader']));
  expect(camera.stop).toHaveBeenCalled();
});

it('a frame that cannot be read is no fault, a reader that never reads is one', async () => {
  getUserMedia.mockResolvedValue(streamOf(track()));
  let frames = 0;
  const sometimes = open(() => {
    frames += 1;
    return frames % 2 === 1 ? Promise.reject(new Error('blurred')) : Promise.resolve([drill]);
  });
  const never = open(() => Promise.reject(new Error('WebAssembly is forbidden')));

  await waitFor(() => expect(never.faults).toEqual(['no-reader']), { timeout: 20_000 });
  expect(sometimes.codes).toEqual([drill]);
  expect(sometimes.faults).toEqual([]);
  sometimes.scanner.stop();
});

it('a dialog that was closed before the answer about the permission leaves no camera on', async () => {
  const camera = track();
  let answer: (stream: MediaStream) => void = () => {};
  getUserMedia.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { scanner, faults, video } = open(() => Promise.resolve([drill]));

  scanner.stop();
  answer(streamOf(camera));

  await waitFor(() => expect(camera.stop).toHaveBeenCalled());
  expect(video.srcObject).not.toBeInstanceOf(Object);
  expect(faults).toEqual([]);
});

it("takes the browser's own detector where it reads all formats", async () => {
  getUserMedia.mockResolvedValue(streamOf(track()));
  const detect = jest.fn(() => Promise.resolve([{ rawValue: drill.text, format: drill.format }]));
  class OwnDetector {
    static getSupportedFormats = () =>
      Promise.resolve(['aztec', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code']);
    detect = detect;
  }
  Object.assign(window, { BarcodeDetector: OwnDetector });
  const scanner = openScanner(document.createElement('video'));
  const codes: ScannedCode[] = [];
  scanner.onCode((code) => codes.push(code));

  await waitFor(() => expect(codes).toEqual([drill]));
  scanner.stop();
});
