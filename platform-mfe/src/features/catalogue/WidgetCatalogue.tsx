import { useMessages, type WidgetProps } from '@fachwerk/shared/widget';

export function WidgetCatalogue({ props }: WidgetProps<{ headline: string }, undefined>) {
  const text = useMessages();
  return (
    <section>
      <h1>{props.headline}</h1>
      <p>{text('catalogue.intro')}</p>
    </section>
  );
}
