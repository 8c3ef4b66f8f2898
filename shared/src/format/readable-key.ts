/**
 * What a visitor reads where a key has no text: the last part of the key in words, "cart.line.onlinePrice" ->
 * "Online price". A button with it can still be used.
 */
export function readableKey(key: string): string {
  const part = key.slice(key.lastIndexOf('.') + 1);
  const words = part.replace(/([a-z])([A-Z])|[_-]+/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
