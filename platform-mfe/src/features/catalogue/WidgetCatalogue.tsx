import { Button, MessageBox, Spinner } from '@fachwerk/shared/ui';
import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import { AddressLink } from './AddressLink';
import styles from './Catalogue.module.css';
import type { CatalogueData } from './catalogue-data';
import { keyOf } from './catalogue-data';
import { useCatalogue } from './use-catalogue';
import { WidgetDetail } from './WidgetDetail';
import { WidgetList } from './WidgetList';

/** The list of live widgets, or one widget with its editor. */
export function WidgetCatalogue({ props, data }: WidgetProps<{ headline: string }, CatalogueData>) {
  const text = useMessages();
  const catalogue = useCatalogue(data);
  const { address, record, status, hrefOf, go } = catalogue;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(address.widget);
  const isShown = status === 'ready';

  useEffect(() => {
    if (!isShown || shown.current === address.widget) return;
    shown.current = address.widget;
    heading.current?.focus();
  }, [address.widget, isShown]);

  if (data.widgets === null)
    return (
      <section className={styles.catalogue}>
        <h1>{props.headline}</h1>
        <MessageBox
          tone="error"
          title={text('catalogue.down.title')}
          actions={
            <Button size="small" href={hrefOf(address)}>
              {text('catalogue.again')}
            </Button>
          }
        >
          {text('catalogue.down.text')}
        </MessageBox>
      </section>
    );

  if (address.widget === '')
    return (
      <WidgetList
        headline={props.headline}
        heading={heading}
        widgets={data.widgets}
        catalogue={catalogue}
        path={data.path}
      />
    );

  const list = { ...address, widget: '', example: 0, props: '' };
  return (
    <article className={styles.catalogue} aria-busy={status === 'loading'}>
      <p>
        <AddressLink className={styles.back} href={hrefOf(list)} onGo={() => go(list)}>
          {text('catalogue.back')}
        </AddressLink>
      </p>
      {status === 'loading' && (
        <p role="status" className={styles.waiting}>
          <Spinner /> {text('catalogue.loading')}
        </p>
      )}
      {status === 'failed' && (
        <MessageBox
          tone="error"
          isLive
          title={text('catalogue.down.title')}
          actions={
            <Button size="small" onClick={() => go(address)}>
              {text('catalogue.again')}
            </Button>
          }
        >
          {text('catalogue.down.text')}
        </MessageBox>
      )}
      {status === 'ready' && !record && (
        <>
          <h1 ref={heading} tabIndex={-1}>
            {text('catalogue.unknown.title')}
          </h1>
          <p>{text('catalogue.unknown.text', { name: address.widget })}</p>
        </>
      )}
      {status === 'ready' && record && (
        <WidgetDetail
          key={keyOf(record)}
          heading={heading}
          record={record}
          majors={data.widgets.filter(({ name, major }) => name === record.name && major !== record.major)}
          catalogue={catalogue}
          origin={data.origin}
          path={data.path}
        />
      )}
    </article>
  );
}
