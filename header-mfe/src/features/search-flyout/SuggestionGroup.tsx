import {
  CloseIcon,
  GridIcon,
  HistoryIcon,
  InfoIcon,
  joinClasses,
  SearchIcon,
  TagIcon,
} from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import { useId } from 'react';
import { MatchedText } from './MatchedText';
import { SuggestedProduct } from './SuggestedProduct';
import type { Group, GroupId, Option } from './suggestion-groups';
import styles from './SuggestionGroup.module.css';

const ICONS = {
  recent: HistoryIcon,
  services: InfoIcon,
  top: SearchIcon,
  phrases: SearchIcon,
  categories: GridIcon,
  brands: TagIcon,
  all: SearchIcon,
} satisfies Partial<Record<GroupId, unknown>>;

interface SuggestionGroupProps {
  group: Group;
  query: string;
  activeId: string | undefined;
  idOf: (option: Option) => string;
  onChoose: (option: Option) => void;
  onForget: (value: string) => void;
}

/** One list of the flyout with its heading. */
export function SuggestionGroup({ group, query, activeId, idOf, onChoose, onForget }: SuggestionGroupProps) {
  const text = useMessages();
  const headingId = useId();
  const hintId = useId();
  const isRecent = group.id === 'recent';

  return (
    <div className={styles.group} role="group" aria-labelledby={headingId}>
      <div
        id={headingId}
        className={joinClasses(styles.heading, group.id === 'all' && styles.silent)}
        role="presentation"
      >
        {text(`header.search.${group.id}`)}
      </div>
      {isRecent && (
        <span id={hintId} hidden>
          {text('header.search.forgetHint')}
        </span>
      )}
      {group.options.map((option) => {
        const id = idOf(option);
        const Icon = group.id === 'products' ? undefined : ICONS[group.id];
        return (
          <a
            key={option.link}
            id={id}
            className={joinClasses(styles.option, id === activeId && styles.active)}
            role="option"
            aria-selected={id === activeId}
            aria-describedby={isRecent ? hintId : undefined}
            tabIndex={-1}
            href={option.link}
            onClick={() => onChoose(option)}
          >
            {Icon && <Icon size={20} className={styles.icon} />}
            {option.product ? (
              <SuggestedProduct product={option.product} query={query} />
            ) : (
              <span className={styles.text}>
                {option.count === undefined ? (
                  <MatchedText text={option.value} query={query} />
                ) : (
                  <>
                    <strong>{text('header.search.allHits', { count: option.count })}</strong>
                    <span className={styles.place}>
                      {text('header.search.allOf', { query: option.value })}
                    </span>
                  </>
                )}
                {option.place && <span className={styles.place}>{option.place}</span>}
              </span>
            )}
            {isRecent && (
              <span
                className={styles.forget}
                aria-hidden="true"
                title={text('header.search.forget', { query: option.value })}
                onClick={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                  onForget(option.value);
                }}
              >
                <CloseIcon size={16} />
              </span>
            )}
          </a>
        );
      })}
    </div>
  );
}
