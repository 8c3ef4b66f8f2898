import { type Bus, createBus } from '@fachwerk/shared/bus';
import { readSuggestions } from '@fachwerk/shared/calls';
import { answerTo, expectNoAxeViolations, renderWidget } from '@fachwerk/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import messages from '../../messages.de.json';
import { searchBox } from '../search-box/search-box.widget';

const answers = [
  answerTo(readSuggestions, {
    frequentSearchSuggestions: [],
    topSearchSuggestions: [],
    categorySuggestions: [],
    brandSuggestions: [],
    productSuggestions: [],
  }),
];

async function openBox(bus?: Bus) {
  await renderWidget(searchBox, {}, { messages, answers, ...(bus && { bus }) });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Suche' });
  act(() => field.focus());
  await screen.findByRole('status');
  return field;
}
const stop = jest.fn();
const detect = jest.fn<Promise<{ rawValue: string }[]>, []>();
const getUserMedia = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop }] });
  detect.mockResolvedValue([]);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  Object.assign(window, { BarcodeDetector: jest.fn(() => ({ detect })) });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});
const start = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'EAN mit der Kamera scannen' }));
  return screen.findByRole('dialog', { name: 'EAN mit der Kamera scannen' });
};

it('offers no camera where the browser recognises no barcodes', async () => {
  Reflect.deleteProperty(window, 'BarcodeDetector');
  await openBox();

  expect(screen.queryByRole('button', { name: /Kamera/ })).not.toBeInTheDocument();
});

it('searches the number of the barcode and stops the camera', async () => {
  const field = await openBox();
  const submit = jest.fn((event: Event) => event.preventDefault());
  field.form?.addEventListener('submit', submit);
  detect.mockResolvedValueOnce([]).mockResolvedValue([{ rawValue: '2900173687870' }]);

  await expectNoAxeViolations(await start());

  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(field).toHaveValue('2900173687870');
  expect(stop).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stops the camera when the dialog is closed', async () => {
  await openBox();
  await start();
  await waitFor(() => expect(detect).toHaveBeenCalled());

  fireEvent.click(screen.getByRole('button', { name: 'Kamera schließen' }));

  await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
});

it('keeps the page behind it from scrolling until it is closed', async () => {
  const bus = createBus({ validate: true });
  await openBox(bus);
  await start();
  expect(bus.get('bodyScrollLockCount')).toBe(1);

  fireEvent.click(screen.getByRole('button', { name: 'Kamera schließen' }));

  expect(bus.get('bodyScrollLockCount')).toBe(0);
});

it('explains a refused permission and a broken camera', async () => {
  getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await openBox();
  expect(await start()).toBeInTheDocument();
  expect(await screen.findByText(/Zugriff auf die Kamera ist nicht erlaubt/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Kamera schließen' }));

  getUserMedia.mockRejectedValueOnce(new DOMException('no', 'NotFoundError'));
  await start();
  expect(await screen.findByText(/Kamera lässt sich nicht starten/)).toBeInTheDocument();
});
