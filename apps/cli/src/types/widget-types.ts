import { type Schema, typeOfSchema } from './type-of-schema';

export interface TypedWidget {
  name: string;
  title: string;
  description: string;
  mfe: string;
  propsSchema: Schema;
}

/** A module with the props of widgets by name; `source` names where they are live. */
export function widgetTypes(widgets: readonly TypedWidget[], source: string): string {
  const entries = [...widgets]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, title, description, mfe, propsSchema }) => [
      `  /** ${[`${title} (${mfe})`, description].filter(Boolean).join(': ').replaceAll('*/', '* /').replace(/\s+/g, ' ')} */`,
      `  '${name}': ${typeOfSchema(propsSchema, '  ')};`,
    ]);
  return [
    `/** The widgets of ${source} with their props. Written by \`fachwerk widget-types\`: do not change it. */`,
    'export interface WidgetPropsByName {',
    ...entries,
    '}',
    '',
    "/** The props of one widget: `WidgetPropsOf<'product-teaser'>`. */",
    'export type WidgetPropsOf<Name extends keyof WidgetPropsByName> = WidgetPropsByName[Name];',
    '',
  ].join('\n');
}
