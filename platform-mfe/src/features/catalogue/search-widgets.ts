import type { WidgetSummary } from './catalogue-data';

/** Finds "Größe" by "groesse", "grosse" and "GRÖSSE". */
const foldings = (text: string): readonly string[] => {
  const lower = text.toLowerCase().replace(/ß/g, 'ss');
  const spelled = lower.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  return [plain(lower), plain(spelled)];
};
/** Without diacritics. */
const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');

/** Widgets that contain every word in name, title, description or owner. */
export function searchWidgets(
  widgets: readonly WidgetSummary[],
  { words, team }: { words: string; team: string },
): readonly WidgetSummary[] {
  const wanted = words.split(/\s+/).filter(Boolean).map(foldings);
  return widgets.filter((widget) => {
    if (team !== '' && widget.mfe !== team) return false;
    const texts = foldings([widget.key, widget.title, widget.description, widget.mfe].join(' '));
    return wanted.every((word) => word.some((one) => texts.some((text) => text.includes(one))));
  });
}
