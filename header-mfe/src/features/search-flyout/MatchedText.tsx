import styles from './SuggestionGroup.module.css';

/** A text in which the typed letters are set off. */
export function MatchedText({ text, query }: { text: string; query: string }) {
  const at = query ? text.toLowerCase().indexOf(query.toLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + query.length;
  return (
    <span>
      {text.slice(0, at)}
      <b className={styles.match}>{text.slice(at, end)}</b>
      {text.slice(end)}
    </span>
  );
}
