import type { PartOf, WidgetRecord } from '@fachwerk/shared/contracts';

/** A post contains neither personal data nor what only a topic or event of the page loads. */
export const partOf = ({ partOf: declared, data, hydrate }: WidgetRecord): PartOf =>
  declared ?? (data === 'personal' || typeof hydrate === 'object' ? 'page' : 'content');
