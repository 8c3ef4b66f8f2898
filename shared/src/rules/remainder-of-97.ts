/** Remainder of a number with letters, which count as 10 to 35 (ISO 7064, modulus 97). */
export function remainderOf97(letters: string): number {
  const digits = letters.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}
