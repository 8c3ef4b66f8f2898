import type { StoreService } from '@fachwerk/shared/contracts';
import { Chip } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './FilterChips.module.css';

interface FilterChipsProps {
  filters: readonly StoreService[];
  onRemove: (service: StoreService) => void;
}

/** The services that stores must offer; a click removes one. */
export function FilterChips({ filters, onRemove }: FilterChipsProps) {
  const text = useMessages();
  const titleId = useId();
  if (filters.length === 0) return null;

  return (
    <div>
      <p id={titleId} className={styles.title}>
        {text('storefinder.filters')}
      </p>
      <ul role="list" className={styles.list} aria-labelledby={titleId}>
        {filters.map((service) => {
          const name = text(`storefinder.service.${service}`);
          return (
            <li key={service}>
              <Chip
                isRemovable
                aria-label={text('storefinder.filters.remove', { name })}
                onClick={() => onRemove(service)}
              >
                {name}
              </Chip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
