import type { DraftQuestion } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import styles from './quick-add.module.css';

type Props = {
  questions: readonly DraftQuestion[];
  /** For each question the place of what was chosen. */
  answers: readonly (number | undefined)[];
  onAnswer: (question: number, answer: number) => void;
};

/** What is not sure is asked, one after the other; what has no choice is answered by editing. */
export const Questions = ({ questions, answers, onAnswer }: Props) => (
  <div className={styles.questions}>
    {questions.map(({ question, choices }, at) => (
      <fieldset key={question}>
        <legend>
          <Icon name="info" size={20} />
          {question}
        </legend>
        {choices.map(({ label }, choice) => (
          <button key={label} type="button" aria-pressed={answers[at] === choice} onClick={() => onAnswer(at, choice)}>
            {label}
          </button>
        ))}
        {choices.length === 0 && <p>Edit the event to answer this.</p>}
      </fieldset>
    ))}
  </div>
);
