import type { HtmlNode } from '@fachwerk/shared/html';
import { Accordion, Card, HtmlContent, joinClasses } from '@fachwerk/shared/ui';
import type { WidgetProps } from '@fachwerk/shared/widget';
import { Teaser } from '../../parts/Teaser';
import type { AccordionProps } from './accordion.props';
import styles from './AccordionTeaser.module.css';

interface Item {
  title: string;
  nodes: HtmlNode[];
}

export function AccordionTeaser({ props, data }: WidgetProps<AccordionProps, Item[]>) {
  const { headline, anchor, mobileOnly } = props;
  const Heading = headline ? 'h3' : 'h2';
  return (
    <Teaser headline={headline} anchor={anchor}>
      <Card className={joinClasses(styles.items, mobileOnly && styles.narrowOnly)}>
        {data.map(({ title, nodes }, index) => (
          <Accordion key={index} title={title} className={styles.item}>
            <HtmlContent nodes={nodes} />
          </Accordion>
        ))}
      </Card>
      {/* An open copy for wide screens: a `details` that only looks open is announced as closed. */}
      {mobileOnly && (
        <Card className={joinClasses(styles.items, styles.wideOnly)}>
          {data.map(({ title, nodes }, index) => (
            <section key={index} className={styles.open}>
              <Heading className={styles.title}>{title}</Heading>
              <HtmlContent nodes={nodes} />
            </section>
          ))}
        </Card>
      )}
    </Teaser>
  );
}
