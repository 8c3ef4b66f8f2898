import type { RentalAvailability, RentalBooking, RentalVehicles } from '@fachwerk/shared/contracts';
import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { freshEmail } from './account-steps';
import { findItemOfStores, put, reservingStores } from './reservation-steps';
import { type ListedProduct, sendForm } from './shop-steps';
import { isAlive, shopUrl } from './steps';
import type { KnownStore } from './store-steps';

/** Steps of the people of a store at `/desk/`. */
export const DESK = '/desk/';

/** People of the demonstration; Anna works in the store of the reservations. */
export const ANNA = { number: '4711', name: 'Anna Beispiel', desk: '1001' };
const PASSWORD = 'Fachwerk-1';

/** Its camera sees the pictures of a file (MJPEG), which is read when the camera is opened. */
const seeing = (pictures: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${pictures}`,
];

/** A phone of the store: the same profile each time it is opened. */
export async function openPhone(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  profile: string,
  { pictures }: { pictures?: string } = {},
): Promise<BrowserContext> {
  const phone = await chromium.launchPersistentContext(profile, {
    baseURL: shopUrl(),
    viewport: { width: 360, height: 640 },
    args: pictures === undefined ? [] : seeing(pictures),
  });
  await phone.addInitScript("window.__fachwerkTimeLimits = 'off'");
  return phone;
}

/**
 * Opens the desk until its worker keeps the page: a page that lacks a part, as the first ones of a new server
 * may, is not kept.
 */
export async function openKept(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(DESK);
    const workerState = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
    await expect.poll(workerState, { timeout: 30_000 }).toBe('activated');
  }).toPass({ timeout: 300_000 });
}

export async function signIn(page: Page, { number }: { number: string }): Promise<void> {
  await isAlive(page, 'store-desk');
  await page.getByLabel('Personalnummer').fill(number);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** A device of the online shop, at which an operator works. */
export async function openWarehouse(
  playwright: PlaywrightWorkerArgs['playwright'],
  profile: string,
  camera?: { pictures: string },
) {
  const device = await openPhone(playwright, profile, camera);
  const page = await device.newPage();
  await page.goto(DESK);
  await signIn(page, { number: '4700' });
  await page.getByLabel('Marktnummer').fill('online');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('link', { name: 'Rückgaben' })).toBeVisible();
  return { page, close: () => device.close() };
}

/** The header of the session, without which a change is refused. */
async function csrfHeader(request: APIRequestContext): Promise<Record<string, string>> {
  const { csrf } = (await (await request.get('/rest/user/')).json()) as {
    csrf: { header: string; value: string };
  };
  return { [csrf.header]: csrf.value };
}

/** The online shop picks an order and sends it in one parcel. */
export async function sendParcel(page: Page, orderId: string): Promise<void> {
  const { request } = page.context();
  const headers = Object.assign({ 'x-desk': 'online' }, await csrfHeader(request));
  const parcel = { carrier: 'DHL', trackingNumber: '00340434161094000000' };
  for (const [step, data] of [
    ['pick', {}],
    ['ship', parcel],
  ] as const) {
    const answer = await request.post(`/rest/desk/orders/${orderId}/${step}/`, { data, headers });
    if (!answer.ok()) throw new Error(`The order was not sent: ${await answer.text()}`);
  }
}

export const unsent = (page: Page, count: number): Locator =>
  page.getByRole('link', { name: `${count} nicht gesendet` });

export const orderLink = (page: Page, number: string): Locator =>
  page.locator('main').getByRole('link', { name: number });

export const lineOf = (page: Page, { name }: ListedProduct): Locator =>
  page.getByRole('button', { name }).filter({ hasText: 'Art.' });

interface Placed {
  reservationId: string;
  number: string;
  pickupCode: string;
}

/** The store of the desk, and an article of which it has several pieces. */
export async function findDeskStore(request: APIRequestContext) {
  const stores = await reservingStores(request);
  const store = (await (await request.get(`/rest/stores/${ANNA.desk}/`)).json()) as KnownStore;
  return { store, ...(await findItemOfStores(request, 'silikon', [store, stores[1]], (here) => here > 5)) };
}

/** A call of a visitor, with the token of their session. */
async function post(request: APIRequestContext, path: string, form: Record<string, string> = {}) {
  const headers = Object.assign({ accept: 'application/json' }, await csrfHeader(request));
  return request.post(path, { form, headers });
}

/** A guest books the first free time of a vehicle in the store of the desk. */
export async function bookVehicle(
  request: APIRequestContext,
): Promise<{ bookingId: string; number: string }> {
  const read = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
  const { vehicles } = await read<RentalVehicles>(`/rest/rental/vehicles/?companyId=${ANNA.desk}`);
  const { vehicleId } = vehicles.find(({ licence }) => licence === 'B')!;
  const { days } = await read<RentalAvailability>(
    `/rest/rental/availability/?vehicleId=${vehicleId}&days=14`,
  );
  const day = days.find(({ starts }) => starts.length > 0)!;
  const [start] = day.starts;
  const end = day.ends.find(({ at }) => at > start!.at && at <= start!.until)!;
  const held = await post(request, '/rest/rental/bookings/', {
    companyId: ANNA.desk,
    vehicleId,
    fromDay: day.day,
    fromTime: start!.time,
    toDay: day.day,
    toTime: end.time,
  });
  if (held.status() !== 201) throw new Error(`The vehicle was not kept: ${await held.text()}`);
  const { bookingId, number } = (await held.json()) as RentalBooking;
  const booked = await post(request, `/rest/rental/bookings/${bookingId}/confirm/`, {
    firstName: 'Änne',
    lastName: 'Groß-Özdemir',
    email: freshEmail(),
    hasLicence: 'true',
  });
  if (!booked.ok()) throw new Error(`The vehicle was not booked: ${await booked.text()}`);
  return { bookingId, number };
}

/** The buyer gives a reservation up. */
export async function giveUp(request: APIRequestContext, { reservationId }: Placed): Promise<void> {
  const answer = await post(request, `/rest/reservation/${reservationId}/cancel/`);
  if (!answer.ok()) throw new Error(`The reservation was not cancelled: ${await answer.text()}`);
}

/** A reservation of a visitor without a page. */
export async function reserve(
  request: APIRequestContext,
  store: KnownStore,
  product: ListedProduct,
  quantity: number,
): Promise<Placed> {
  await sendForm(request, '/rest/stores/select/', { companyId: store.companyId });
  await put(request, product, store, quantity);
  const draft = (await (await request.get('/rest/reservation/')).json()) as {
    submitKey: string;
    sum: { total: { value: number } };
  };
  const answer = await post(request, '/rest/reservation/submit/', {
    salutation: 'MRS',
    firstName: 'Änne',
    lastName: 'Groß-Özdemir',
    email: freshEmail(),
    phonePrefix: '+49',
    acceptedTotal: String(draft.sum.total.value),
    idempotencyKey: draft.submitKey,
  });
  if (answer.status() !== 201) throw new Error(`The reservation was refused: ${await answer.text()}`);
  const { reservationId, pickupCode } = (await answer.json()) as Placed;
  const read = await request.get(`/rest/reservation/${reservationId}/`);
  return { ...((await read.json()) as Placed), reservationId, pickupCode };
}
