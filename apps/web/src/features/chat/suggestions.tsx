import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { LIST } from '../../lib/shape';
import { Icon } from '../../ui/icon';
import styles from './suggestions.module.css';

export const Suggestions = ({ ask }: { ask: (question: string) => void }) => {
  const { data: questions = [] } = useQuery({
    queryKey: ['chat-suggestions'],
    queryFn: () => api.get<string[]>('/chat/suggestions', LIST),
  });
  return (
    <div className={styles.empty}>
      <p className={styles.words}>Ask me anything about events, dates, locations and organizations.</p>
      <ul>
        {questions.map((question) => (
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
};
