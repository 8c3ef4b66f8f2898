import type { PlaceSuggestion } from '@fachwerk/shared/contracts';
import { Chip } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import styles from './Suggestions.module.css';

interface SuggestionsProps {
  suggestions: readonly PlaceSuggestion[];
  /** Renders links, for pages. */
  urlOf?: (suggestion: PlaceSuggestion) => string;
  onChoose?: (suggestion: PlaceSuggestion) => void;
}

/** Places with the same name, to choose from. */
export function Suggestions({ suggestions, urlOf, onChoose }: SuggestionsProps) {
  const text = useMessages();
  const titleId = useId();
  if (suggestions.length === 0) return null;

  return (
    <div>
      <p id={titleId} className={styles.title}>
        {text('storefinder.suggestions')}
      </p>
      <ul role="list" className={styles.list} aria-labelledby={titleId}>
        {suggestions.map((suggestion) => (
          <li key={`${suggestion.query} ${suggestion.label}`}>
            {urlOf ? (
              <Chip href={urlOf(suggestion)}>{suggestion.label}</Chip>
            ) : (
              <Chip onClick={() => onChoose?.(suggestion)}>{suggestion.label}</Chip>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
