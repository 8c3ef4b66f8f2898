/** Creating a formatter takes two hundred times as long as using it. Pages have one locale. */
const formatters = new Map<string, Intl.NumberFormat>();

export function formatterFor(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}
