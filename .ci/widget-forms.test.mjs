import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDraft } from '../platform-mfe/src/features/catalogue/form/draft';
import { draftOf } from '../platform-mfe/src/features/catalogue/form/draft-of';
import { readSchema } from '../platform-mfe/src/features/catalogue/form/field-model';
import { propsOf } from '../platform-mfe/src/features/catalogue/form/props-of';
import { contentSnippet, htmlSnippet } from '../platform-mfe/src/features/catalogue/snippet/snippet';
import { describeWidget } from '../shared/build/describe-widgets';

/** The catalogue's form and snippet, with the schema and the examples of every widget of every team. */
const ROOT = join(__dirname, '..');
const records = readdirSync(ROOT)
  .filter((name) => name.endsWith('-mfe'))
  .flatMap((name) => require(join(ROOT, name, 'src/widgets')).widgets)
  .map((widget) => ({
    ...describeWidget(widget, () => ({ js: [], css: [] })),
    parseProps: widget.parseProps,
  }));
const cases = records.flatMap((record) =>
  record.examples.map((example) => ({
    name: `${record.name}: ${example.title}`,
    record,
    props: example.props,
  })),
);

/** The kinds of all fields, with their paths. */
const kindsOf = (field, path = field.name) => [
  { path, kind: field.kind },
  ...(field.fields ?? []).flatMap((part) => kindsOf(part, `${path}.${part.name}`)),
  ...(field.item ? kindsOf(field.item, `${path}[]`) : []),
  ...(field.options ?? []).flatMap((option) => kindsOf(option, `${path}|`)),
];

describe.each(records)('the form of $name', (record) => {
  const field = readSchema(record.propsSchema);

  it('has a field of its own for everything that the schema describes', () => {
    expect(kindsOf(field).filter(({ kind }) => kind === 'json')).toEqual([]);
  });

  it('begins empty, and demands no less than the widget does', () => {
    const { value, problems } = propsOf(field, emptyDraft(field));

    expect(problems.length > 0 || record.parseProps(value).ok).toBe(true);
  });
});

it.each(cases)('says the props of an example as they are: $name', ({ record, props }) => {
  const field = readSchema(record.propsSchema);

  expect(propsOf(field, draftOf(field, props))).toEqual({ value: props, problems: [] });
});

it.each(cases)('gives a snippet that reads as those props: $name', ({ record, props }) => {
  const parts = { name: record.name, props, fallback: record.title };
  document.body.innerHTML = htmlSnippet(parts);

  const { widget, props: written = '{}' } = document.body.querySelector('div').dataset;
  expect(widget).toBe(record.name);
  expect(JSON.parse(written)).toEqual(props);
  expect(document.body.children).toHaveLength(1);
  expect(document.body).toHaveTextContent(record.title);
  expect({ props: {}, ...JSON.parse(contentSnippet(parts)) }).toEqual({ widget: record.name, props });
});
