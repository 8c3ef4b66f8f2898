import { Button, Card, EmptyState, MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './DeskList.module.css';
import { Section } from './Section';

interface DeskListProps<Item> {
  /** Name of the section; its texts are `operations.{name}.*`. */
  name: 'cards' | 'lotteries' | 'surveys' | 'promotions';
  /** Undefined before they were read. */
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Last part of the key of the text for a failure. */
  failure: string | undefined;
  isPending: boolean;
  /** Raised by each change of an item: the button that had the focus is gone with it. */
  changes: number;
  onLoad: () => void;
  /** The dialog of a change. */
  children?: ReactNode;
}

/**
 * Items of the shop API, which knows an operator by the login of the desk. They are read on demand: the rest
 * of the page works while the API is down.
 */
export function DeskList<Item>({ name, items, keyOf, row, isPending, ...list }: DeskListProps<Item>) {
  const text = useMessages();
  const { failure, changes, onLoad, children } = list;
  const section = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (changes > 0) section.current?.focus();
  }, [changes]);
  const textOf = (key: string) => text(`operations.${name}.${key}`);

  return (
    <Section name={name} title={textOf('title')} intro={textOf('intro')}>
      <div ref={section} tabIndex={-1} role="group" aria-label={textOf('title')}>
        {failure !== undefined && (
          <MessageBox tone="error" isLive>
            {textOf(failure)}
          </MessageBox>
        )}
        {items?.length === 0 && (
          <EmptyState headingLevel={3} title={textOf('empty')}>
            {textOf('emptyText')}
          </EmptyState>
        )}
        {items && items.length > 0 && (
          <ul role="list" className={styles.list}>
            {items.map((item) => (
              <Card as="li" key={keyOf(item)} className={styles.item}>
                {row(item)}
              </Card>
            ))}
          </ul>
        )}
      </div>
      {children}
      <Button className={styles.load} isPending={isPending && !items} onClick={onLoad}>
        {textOf(items ? 'reload' : 'load')}
      </Button>
    </Section>
  );
}

/** The first lines of an item: what it is, and the facts about it. */
export function ItemHead({ title, facts }: { title: ReactNode; facts: ReactNode }) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.facts}>{facts}</p>
    </>
  );
}
