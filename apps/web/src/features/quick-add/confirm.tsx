import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type DraftQuestion,
  dayNumber,
  draftTimes,
  draftWhen,
  type EventDraft,
  fullDate,
  monthName,
  type OwnEventSummary,
  type ParsedEvent,
  recurrenceWords,
  weekdayName,
} from '#libs/contracts';
import { api } from '../../lib/api';
import { askForOwnEvent } from '../../lib/own-event-dialog';
import { toast } from '../../lib/toast';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { rememberCategory } from '../own-events/categories';
import { rememberCreated } from '../own-events/created-event';
import { draftOf, requestOf } from '../own-events/draft';
import { refreshOwnEvents } from '../own-events/refresh';
import { toMe } from '../own-events/to-me';
import { eventOf } from './event-of';
import { Marked } from './marked';
import styles from './quick-add.module.css';

const TO_ME_MS = 1_000;

type Props = { text: string; parsed: ParsedEvent; onEdit: () => void; onClear: () => void };

/** What the words were understood as, to be confirmed. */
export const Confirm = ({ text, parsed, onEdit, onClear }: Props) => {
  const client = useQueryClient();
  const today = useToday();
  const card = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>([]);
  const [creating, setCreating] = useState(false);
  const draft = answered(parsed, answers);
  const isOpen = parsed.questions.some((_, at) => answers[at] === undefined);
  const event = eventOf(draft, today);

  useEffect(() => card.current?.focus(), []);

  const create = async () => {
    if (creating || isOpen) return;
    setCreating(true);
    try {
      const request = { ...requestOf(draftOf(event), today, event, 'all'), isUserCreated: 'true' };
      const { id } = await api.post<OwnEventSummary>('/events/user', request);
      if (draft.category) rememberCategory(draft.category);
      onClear();
      rememberCreated({ id, name: draft.name, when: draftWhen(draft, today) });
      await refreshOwnEvents(client);
      toMe(TO_ME_MS);
    } catch {
      setCreating(false);
      toast({ title: 'Create Error', description: 'Failed to create the event. Please try again.', variant: 'destructive' });
    }
  };

  const edit = () => {
    askForOwnEvent({ kind: 'add', event });
    onEdit();
  };

  const onKey = (pressed: KeyboardEvent) => {
    if (pressed.key === 'Escape') onClear();
    else if (pressed.key === 'Enter' && (pressed.metaKey || pressed.ctrlKey)) create();
    else return;
    pressed.preventDefault();
  };

  return (
    <section ref={card} tabIndex={-1} className={`${styles.confirm} paperless`} aria-label="Confirm the event" onKeyDown={onKey}>
      <p className={styles.read}>
        <Marked text={text} parts={parsed.parts} named />
      </p>
      {parsed.description && (
        <p className={styles.rest}>
          <Icon name="info" size={20} />
          <span>Not understood: “{parsed.description}”. It stays in the description.</span>
        </p>
      )}
      {parsed.questions.length > 0 && (
        <Questions
          questions={parsed.questions}
          answers={answers}
          onAnswer={(at, answer) => setAnswers(parsed.questions.map((_, one) => (one === at ? answer : answers[one])))}
        />
      )}
      <div className={styles.card}>
        <Day date={event.date} />
        <dl className={styles.facts}>
          <Fact name="Name" words={draft.name} strong />
          <Fact
            name="Date"
            words={draft.endDate ? `${fullDate(event.date)} – ${fullDate(draft.endDate)}` : fullDate(event.date)}
          />
          <Fact name="Time" words={draftTimes(draft)} />
          <Fact name="Repeats" words={draft.recurrence && recurrenceWords(draft.recurrence, event.date)} />
          <Fact name="Location" words={[draft.location, draft.address].filter(Boolean).join(', ')} />
          <Fact name="Description" words={draft.description} />
          <Fact name="Category" words={event.category} />
        </dl>
        <div className={styles.actions}>
          <Button variant="filled" aria-disabled={creating || isOpen} disabled={isOpen} onClick={create}>
            Add to My Events
          </Button>
          <Button leftSection={<Icon name="pen" size={20} />} onClick={edit}>
            Edit
          </Button>
          <Button onClick={onClear}>Cancel</Button>
        </div>
        <p className={styles.source}>{SOURCES[parsed.source]}</p>
      </div>
    </section>
  );
};

type QuestionsProps = {
  questions: readonly DraftQuestion[];
  /** For each question the place of what was chosen. */
  answers: readonly (number | undefined)[];
  onAnswer: (question: number, answer: number) => void;
};

/** What is not sure is asked, one after the other; what has no choice is answered by editing. */
const Questions = ({ questions, answers, onAnswer }: QuestionsProps) => (
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

const SOURCES = {
  rules: 'Read by rules, not by AI.',
  claude: 'Read by Claude, a generative AI. It can make mistakes: check the day and the time.',
};

const answered = ({ questions, ...draft }: ParsedEvent, answers: readonly (number | undefined)[]): EventDraft =>
  Object.assign({ ...draft, questions }, ...questions.map(({ choices }, at) => choices[answers[at] ?? -1]?.sets));

const Day = ({ date }: { date: string }) => (
  <div className={styles.day} aria-hidden="true">
    <span>{weekdayName(date).slice(0, 3)}</span>
    <b className="numeral">{dayNumber(date)}</b>
    <span>{monthName(date)}</span>
  </div>
);

const Fact = ({ name, words, strong = false }: { name: string; words: string | null; strong?: boolean }) =>
  words ? (
    <div>
      <dt>{name}</dt>
      <dd>{strong ? <b>{words}</b> : words}</dd>
    </div>
  ) : null;
