import * as z from 'zod/mini';

export const WidgetCatalogueProps = z.object({
  headline: z._default(
    z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.describe('Überschrift der Liste')),
    'Widgets',
  ),
});
