import { MessageBox } from '@fachwerk/shared/ui';
import { useMessages } from '@fachwerk/shared/widget';
import styles from './ArticleList.module.css';
import type { LineProblem } from './parse-article-list';

/** Lines that cannot be added to the cart, with the reason. */
export function ProblemLines({ problems }: { problems: readonly LineProblem[] }) {
  const text = useMessages();
  if (problems.length === 0) return null;

  /** Text of the shop API, if it has one. */
  function why({ reason, values }: LineProblem): string {
    const message = typeof values?.key === 'string' ? text(values.key, {}, '') : '';
    if (reason === 'refused' && message !== '') return message;
    return text(`prohibis.list.problem.${reason}`, values);
  }

  return (
    <MessageBox tone="error" isLive title={text('prohibis.list.problems', { count: problems.length })}>
      <ul className={styles.notes}>
        {problems.map((problem) => (
          <li key={problem.lineNumber}>
            <span className={styles.line}>
              {text('prohibis.list.line', { line: problem.lineNumber, raw: shorten(problem.raw) })}
            </span>{' '}
            {why(problem)}
          </li>
        ))}
      </ul>
    </MessageBox>
  );
}

const LONGEST = 40;
const shorten = (raw: string): string => (raw.length > LONGEST ? `${raw.slice(0, LONGEST - 1)}…` : raw);
