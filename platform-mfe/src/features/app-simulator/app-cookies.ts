import { APP_PERMISSIONS, APP_PERMISSIONS_COOKIE } from '@fachwerk/shared/rules';

export type Device = 'android' | 'ios';
export const DEVICES: readonly Device[] = ['android', 'ios'];
export const PERMISSIONS: readonly string[] = Object.keys(APP_PERMISSIONS);

const write = (name: string, value: string, rest = ''): void => {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${rest}`;
};

/** The cookies that the app sets for its pages; they end with the simulator, or with the browser. */
export function setAppCookies(device: Device, permissions: readonly string[]): void {
  write('app', device);
  write(APP_PERMISSIONS_COOKIE, permissions.join('.'));
}

export function removeAppCookies(): void {
  for (const name of ['app', APP_PERMISSIONS_COOKIE]) write(name, '', '; Max-Age=0');
}
