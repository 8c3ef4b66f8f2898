import { Card, Chip } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { inPage } from './AddressLink';
import { keyOf, type WidgetRecord, type WidgetSummary } from './catalogue-data';
import styles from './Detail.module.css';
import { controlId } from './form/form-context';
import { isSameJson } from './form/same-json';
import { SchemaForm } from './form/SchemaForm';
import { JsonForm } from './JsonForm';
import { Previews } from './preview/Previews';
import { Replay } from './replay/Replay';
import { Snippets } from './snippet/Snippets';
import type { Catalogue } from './use-catalogue';
import { usePropsForm } from './use-props-form';
import { WidgetFacts } from './WidgetFacts';
import { WidgetPassport } from './WidgetPassport';
import { WidgetUses } from './WidgetUses';

interface WidgetDetailProps {
  heading: RefObject<HTMLHeadingElement | null>;
  record: WidgetRecord;
  /** Other majors of the same widget. */
  majors: readonly WidgetSummary[];
  catalogue: Catalogue;
  origin: string;
  path: string;
}

/** Editor of one widget: props form, preview and snippet. */
export function WidgetDetail({ heading, record, majors, catalogue, origin, path }: WidgetDetailProps) {
  const text = useMessages();
  const { address, hrefOf, go } = catalogue;
  const key = keyOf(record);
  const form = usePropsForm(record, address);
  const idPrefix = useId();
  const propsId = useId();
  const [search, setSearch] = useState(0);
  const column = useRef<HTMLDivElement>(null);
  const hasFields =
    form.field.kind !== 'group' || form.field.fields.length > 0 || Object.keys(form.props).length > 0;

  const firstProblem = useRef('');
  // After the problems are rendered.
  useEffect(() => {
    if (search === 0) return;
    const id = controlId(idPrefix, firstProblem.current);
    const found = column.current?.querySelector<HTMLElement>(`[id="${id}"]`);
    const target = found ?? column.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!target) return;
    unfold(target);
    target.focus();
  }, [search, idPrefix]);
  const mend = () => {
    firstProblem.current = form.problems[0]?.path ?? '';
    form.demand();
    setSearch((count) => count + 1);
  };

  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {record.title}
        </h1>
        <p className={styles.key}>
          <code>{key}</code>
        </p>
        <p className={styles.description}>{record.description}</p>
      </header>
      <WidgetFacts record={record} majors={majors} catalogue={catalogue} />
      <div className={styles.workbench}>
        <Previews name={key} title={record.title} props={form.goodProps} endId={propsId} />
        <div className={styles.form} ref={column}>
          <h2 id={propsId} tabIndex={-1}>
            {text('catalogue.form.heading')}
          </h2>
          <div role="group" aria-label={text('catalogue.examples')} className={styles.examples}>
            {record.examples.map((example, index) => {
              const choice = { ...address, example: index, props: '' };
              return (
                <Chip
                  key={index}
                  href={hrefOf(choice)}
                  isSelected={isSameJson(form.props, example.props)}
                  onClick={inPage(() => {
                    form.replace(example.props);
                    go(choice);
                  })}
                >
                  {example.title}
                </Chip>
              );
            })}
          </div>
          {!hasFields && <p>{text('catalogue.form.none')}</p>}
          {hasFields && (
            <Card role="group" aria-labelledby={propsId}>
              <SchemaForm
                idPrefix={idPrefix}
                field={form.field}
                draft={form.draft}
                problems={form.problems}
                isStrict={form.isStrict}
                onChange={form.change}
              />
            </Card>
          )}
          <JsonForm widget={key} path={path} props={form.props} onTake={form.replace} />
        </div>
      </div>
      <Replay key={key} name={key} title={record.title} props={form.goodProps} />
      <Snippets
        name={key}
        title={record.title}
        props={form.props}
        origin={origin}
        problemCount={form.problems.length}
        onMend={mend}
      />
      <WidgetUses record={record} onTake={form.replace} />
      <WidgetPassport passport={record.passport} />
    </>
  );
}

/** A control in a closed `details` cannot take the focus. */
function unfold(element: Element): void {
  const fold = element.parentElement?.closest('details');
  if (!fold) return;
  fold.open = true;
  unfold(fold);
}
