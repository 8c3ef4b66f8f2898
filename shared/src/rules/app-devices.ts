/** The cookie that the native app sets for its pages, and its values (docs/contracts/app-bridge.md). */
export const APP_COOKIE = 'app';
export const APP_DEVICES: readonly string[] = ['android', 'ios'];
