/** "12,99", "12.99" or "12" in cents; undefined for other texts. */
export function centsTyped(typed: string): number | undefined {
  const [, euros = '', cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s€]/g, '')) ?? [];
  if (euros === '') return undefined;
  const value = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return value > 0 ? value : undefined;
}
