/**
 * Specification 9. The first rule that matches the browser decides; browsers without a rule have no minimum.
 */
const RULES: readonly { name: string; version: RegExp; minimum: number }[] = [
  // All browsers on iOS use the engine of the system.
  { name: 'iOS', version: /(?:iPhone|iPad|iPod)[^)]* OS (\d+)[_.\d]* like Mac OS X/, minimum: 11 },
  { name: 'Edge', version: /Edg(?:e|A)?\/(\d+)/, minimum: 83 },
  { name: 'Opera', version: /OPR\/(\d+)/, minimum: 66 },
  { name: 'Opera (Presto)', version: /^Opera\/.*Version\/(\d+)/, minimum: 66 },
  { name: 'Samsung Internet', version: /SamsungBrowser\/(\d+)/, minimum: 11 },
  { name: 'Firefox', version: /Firefox\/(\d+)/, minimum: 78 },
  { name: 'Chrome', version: /(?:Chrome|Chromium)\/(\d+)/, minimum: 77 },
  { name: 'Safari', version: /Macintosh.*Version\/(\d+)[.\d]* Safari\//, minimum: 11 },
];

/** Crawlers, and browsers with the name of another browser but their own version numbers. */
const WITHOUT_MINIMUM =
  /bot\b|crawl|spider|slurp|lighthouse|headless|bingpreview|facebookexternalhit|YaBrowser|UCBrowser|UBrowser|MiuiBrowser|QQBrowser|HuaweiBrowser|Vivaldi|SeaMonkey|PaleMoon|Whale|DuckDuckGo\//i;

export function isBelowMinimum(userAgent: string): boolean {
  if (WITHOUT_MINIMUM.test(userAgent)) return false;
  for (const { version, minimum } of RULES) {
    const found = version.exec(userAgent);
    if (found) return Number(found[1]) < minimum;
  }
  return false;
}
