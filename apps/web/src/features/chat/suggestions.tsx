import { Icon } from '../../ui/icon';
import styles from './suggestions.module.css';

/** What may be asked, for who has asked nothing yet. */
export const Suggestions = ({ ask }: { ask: (question: string) => void }) => (
  <div className={styles.empty}>
    <p className={styles.words}>Ask me anything about events, dates, locations and organizations.</p>
    <ul>
      {QUESTIONS.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => ask(question)}>
            {question}
            <Icon name="right" />
          </button>
        </li>
      ))}
    </ul>
  </div>
);

const QUESTIONS = [
  'What is on tonight?',
  'When is the next council meeting?',
  'Where is the tree lighting?',
  'Which events does the library have next week?',
];
