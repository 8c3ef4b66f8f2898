/** Chrome on Android, macOS and ChromeOS; other browsers get no button. */
export const canScan = (): boolean =>
  'BarcodeDetector' in window && typeof navigator.mediaDevices?.getUserMedia === 'function';
