import { OUTSIDE_SOURCES, type WidgetRecord } from '@fachwerk/shared/contracts';
import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import {
  type Block,
  blocksOfFrame,
  frameBlocksOf,
  inEachLanguage,
  isWidget,
  sourcesOf,
  type WidgetBlock,
} from './content-schema';
import type { Content } from './load-content';
import { placeholdersIn } from './match-page';

/** Without a major the widget has only its plain name. */
export type KnownWidget = Pick<WidgetRecord, 'name' | 'propsSchema'> & {
  major?: number;
};

/** Rules that need the final value: a placeholder may break length and pattern. */
const OF_THE_VALUE = ['pattern', 'format', 'minLength', 'maxLength'];

/** Checks every page against the schemas of the live widgets. Each problem names file, widget and field. */
export function problemsInContent(content: Content, widgets: readonly KnownWidget[]): string[] {
  const check = widgetChecker(widgets);
  const inBlocks = (file: string, blocks: readonly Block[], path: string) =>
    blocks
      .filter(isWidget)
      .flatMap(inEachLanguage)
      .flatMap((block) => check(block, path).map((problem) => `${file}: ${problem}`));

  const { frame, pages } = content;
  const inFrame = blocksOfFrame(frame).filter(isWidget);
  return [
    ...new Set(inBlocks(frame.file, blocksOfFrame(frame), '')),
    ...pages.flatMap(({ file, path = '', main, zones, frame: own }) => [
      ...inBlocks(file, zones.main, path),
      ...inBlocks(file, frameBlocksOf(frame, { frame: own }), path),
      ...Object.keys(own)
        .filter((widget) => !inFrame.some((block) => block.widget === widget))
        .map((widget) => `${file}: the frame has no widget "${widget}".`),
      ...(main && !zones.main.some((block) => isWidget(block) && block.widget === main)
        ? [`${file}: the main widget "${main}" stands in no zone of the page.`]
        : []),
    ]),
  ];
}

function widgetChecker(widgets: readonly KnownWidget[]) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  const byName = new Map(
    widgets.flatMap((widget) => {
      const validate = ajv.compile(withoutId(widget.propsSchema));
      return namesOf(widget, widgets).map((name) => [name, validate] as const);
    }),
  );

  return (block: WidgetBlock, path: string): string[] => {
    const { widget, props } = block;
    const where = `widget "${widget}"`;
    const source = sourcesOf(block).find((name) => !OUTSIDE_SOURCES.some((known) => known === name));
    if (source !== undefined) return [`${where}: there is no outside source "${source}".`];
    const validate = byName.get(widget);
    if (!validate)
      return [
        `${where}: no live micro-frontend offers it.${suggestion(
          widget,
          [...byName.keys()].filter((name) => !name.includes('@')),
        )}`,
      ];

    const unknown = placeholdersIn(JSON.stringify(props)).filter(
      (name) => !placeholdersIn(path).includes(name),
    );
    const open = unknown.map((name) => `${where}: {${name}} is no part of the path "${path}".`);
    if (validate(props)) return open;
    const errors = (validate.errors ?? []).filter((error) => !isOfPlaceholder(error, props));
    return [...open, ...errors.map((error) => `${where}: field "${fieldOf(error)}" ${error.message}.`)];
  };
}

/** Names in pages: "cart-page@2", and "cart-page" if no older major has the widget. */
function namesOf({ name, major }: KnownWidget, all: readonly KnownWidget[]): string[] {
  if (major === undefined) return [name];
  const isOldest = !all.some((other) => other.name === name && (other.major ?? 0) < major);
  return [`${name}@${major}`, ...(isOldest ? [name] : [])];
}

function isOfPlaceholder({ keyword, instancePath }: ErrorObject, props: unknown): boolean {
  if (!OF_THE_VALUE.includes(keyword)) return false;
  const value = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((one, key) => (one as Record<string, unknown> | undefined)?.[key], props);
  return typeof value === 'string' && placeholdersIn(value).length > 0;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const named = (params.missingProperty ?? params.additionalProperty) as string | undefined;
  return [...instancePath.split('/').slice(1), ...(named ? [named] : [])].join('.') || '(props)';
}

/** Two widgets may have the same `$id`; no schema refers to it. */
const withoutId = ({ $id: _id, ...schema }: Record<string, unknown>) => schema;

function suggestion(name: string, known: readonly string[]): string {
  const words = name.split('-');
  const nearest = known
    .map((other) => ({ other, shared: other.split('-').filter((word) => words.includes(word)).length }))
    .sort((a, b) => b.shared - a.shared)[0];
  return nearest && nearest.shared > 0 ? ` Did you mean "${nearest.other}"?` : '';
}
