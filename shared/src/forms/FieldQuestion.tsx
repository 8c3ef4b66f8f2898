import styles from './FieldQuestion.module.css';
import { fillText } from './fill-text';

interface FieldQuestionProps {
  /** With the placeholder `{answer}`: "Meinten Sie {answer}?"; null without a question. */
  text: string | null;
  /** Buttons in place of `{answer}`. */
  answers: readonly string[];
  onAnswer: (answer: string) => void;
}

/**
 * A question below a field whose value is allowed but unusual. It is announced when it appears, refuses
 * nothing, and an answer fills in the field.
 */
export function FieldQuestion({ text, answers, onAnswer }: FieldQuestionProps) {
  const buttons = answers.map((answer) => (
    <button key={answer} type="button" className={styles.answer} onClick={() => onAnswer(answer)}>
      {answer}
    </button>
  ));

  return (
    <div aria-live="polite">
      {text !== null && <p className={styles.text}>{fillText(text, { answer: buttons })}</p>}
    </div>
  );
}
