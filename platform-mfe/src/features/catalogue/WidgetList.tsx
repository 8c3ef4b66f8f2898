import { Button, Chip, EmptyState, TextField, VisuallyHidden } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import type { RefObject } from 'react';
import { inPage } from './AddressLink';
import styles from './Catalogue.module.css';
import type { WidgetSummary } from './catalogue-data';
import { searchWidgets } from './search-widgets';
import type { Catalogue } from './use-catalogue';
import { WidgetCard } from './WidgetCard';

interface WidgetListProps {
  headline: string;
  heading: RefObject<HTMLHeadingElement | null>;
  widgets: readonly WidgetSummary[];
  catalogue: Catalogue;
  path: string;
}

export function WidgetList({ headline, heading, widgets, catalogue, path }: WidgetListProps) {
  const text = useMessages();
  const { address, hrefOf, go, follow } = catalogue;
  const { words, team } = address;
  const found = searchWidgets(widgets, address);
  const teams = [...new Set(widgets.map(({ mfe }) => mfe))].sort();
  const all = { ...address, words: '', team: '' };

  return (
    <section className={styles.catalogue}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {headline}
        </h1>
        <p className={styles.lead}>{text('catalogue.intro')}</p>
      </div>
      <div role="search" aria-label={text('catalogue.search.area')}>
        <form
          className={styles.search}
          action={path}
          onSubmit={(event) => {
            event.preventDefault();
            go(address);
          }}
        >
          <TextField
            type="search"
            name="q"
            label={text('catalogue.search.label')}
            autoComplete="off"
            value={words}
            onChange={(event) => follow({ ...address, words: event.target.value })}
          />
          {team !== '' && <input type="hidden" name="team" value={team} />}
          <Button type="submit">{text('catalogue.search.submit')}</Button>
        </form>
        <nav aria-label={text('catalogue.teams')} className={styles.teams}>
          {['', ...teams].map((name) => {
            const choice = { ...address, team: name };
            return (
              <Chip
                key={name}
                href={hrefOf(choice)}
                isSelected={name === team}
                onClick={inPage(() => go(choice))}
              >
                {name || text('catalogue.allTeams')}
              </Chip>
            );
          })}
        </nav>
      </div>
      <p role="status" className={styles.count}>
        {text('catalogue.count', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={text('catalogue.none.title')}
          actions={
            <Button href={hrefOf(all)} onClick={inPage(() => go(all))}>
              {text('catalogue.none.all')}
            </Button>
          }
        >
          {text('catalogue.none.text')}
        </EmptyState>
      )}
      {found.length > 0 && (
        <>
          <h2 className={styles.hiddenHeading}>
            <VisuallyHidden>{text('catalogue.results')}</VisuallyHidden>
          </h2>
          <ul role="list" className={styles.cards}>
            {found.map((widget) => (
              <WidgetCard key={widget.key} widget={widget} catalogue={catalogue} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
