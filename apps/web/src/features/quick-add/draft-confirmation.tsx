import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type Day,
  type DraftQuestion,
  dayOfMonth,
  type EventDraft,
  formatDraftSchedule,
  formatDraftTimes,
  formatFullDate,
  formatMonth,
  formatRecurrence,
  formatWeekday,
  type OtherDraft,
  type OwnEventResponse,
  type ParsedEvent,
  type TownEvent,
} from '#libs/contracts';
import { api } from '../../lib/api';
import { openOwnEvent } from '../../lib/own-event-dialog';
import { toast } from '../../lib/toast';
import { useToday } from '../../lib/use-town';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { rememberCategory } from '../own-events/categories';
import { rememberCreated } from '../own-events/created-event';
import { toDraft, toOwnEventRequest } from '../own-events/draft';
import { leaveToOwnEvents } from '../own-events/leave-to-own-events';
import { refreshOwnEvents } from '../own-events/refresh';
import { MarkedDraftText } from './marked-draft-text';
import styles from './quick-add.module.css';
import { toTownEvent } from './to-town-event';

const LEAVE_DELAY_MS = 1_000;

type Props = { text: string; parsed: ParsedEvent; onEdit: () => void; onClear: () => void };

export const DraftConfirmation = ({ text, parsed, onEdit, onClear }: Props) => {
  const client = useQueryClient();
  const today = useToday();
  const card = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<readonly (number | undefined)[]>([]);
  const [isOtherAdded, setOtherAdded] = useState(false);
  const [creating, setCreating] = useState(false);
  const draft = applyAnswers(parsed, answers);
  const isOpen = parsed.questions.some((_, at) => answers[at] === undefined);
  const event = toTownEvent(draft, today);
  const other = otherEventOf(parsed, draft);
  const createOnce = useCreateOnce(today);

  useEffect(() => card.current?.focus(), []);

  const create = async () => {
    if (creating || isOpen) return;
    setCreating(true);
    try {
      const id = await createOnce(event);
      const also =
        other && isOtherAdded ? { id: await createOnce(toTownEvent(other, today)), text: scheduleOf(other, today) } : null;
      if (draft.category) rememberCategory(draft.category);
      onClear();
      const when = [formatDraftSchedule(draft, today), also?.text].filter(Boolean).join(' and ');
      rememberCreated({ id, name: draft.name, when, ...(also && { otherId: also.id }) });
      await refreshOwnEvents(client);
      leaveToOwnEvents(LEAVE_DELAY_MS);
    } catch {
      setCreating(false);
      toast({ title: 'Create Error', description: 'Failed to create the event. Please try again.', variant: 'destructive' });
    }
  };

  const edit = () => {
    openOwnEvent({ kind: 'add', event });
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
        <MarkedDraftText text={text} parts={parsed.parts} named />
      </p>
      {parsed.description && (
        <p className={styles.rest}>
          <Icon name="info" size={20} />
          <span>Not understood: “{parsed.description}”. It stays in the description.</span>
        </p>
      )}
      {parsed.questions.length > 0 && (
        <DraftQuestions
          questions={parsed.questions}
          answers={answers}
          onAnswer={(at, answer) => setAnswers(parsed.questions.map((_, one) => (one === at ? answer : answers[one])))}
        />
      )}
      <div className={styles.card}>
        <DraftDay date={event.date} />
        <dl className={styles.facts}>
          <DraftFact name="Name" words={draft.name} strong />
          <DraftFact
            name="Date"
            words={
              draft.endDate ? `${formatFullDate(event.date)} – ${formatFullDate(draft.endDate)}` : formatFullDate(event.date)
            }
          />
          <DraftFact name="Time" words={formatDraftTimes(draft)} />
          <DraftFact name="Repeats" words={draft.recurrence && formatRecurrence(draft.recurrence, event.date)} />
          <DraftFact name="Location" words={[draft.location, draft.address].filter(Boolean).join(', ')} />
          <DraftFact name="Description" words={draft.description} />
          <DraftFact name="Category" words={event.category} />
        </dl>
        <div className={styles.actions}>
          <Button variant="filled" aria-disabled={creating || isOpen} disabled={isOpen} onClick={create}>
            Add to My Events
          </Button>
          <Button leftSection={<Icon name="pen" size={20} />} onClick={edit}>
            Not what I meant
          </Button>
          <Button onClick={onClear}>Cancel</Button>
          {other && (
            <Button className={styles.also} aria-pressed={isOtherAdded} onClick={() => setOtherAdded(!isOtherAdded)}>
              {`Also add ${scheduleOf(other, today)}`}
            </Button>
          )}
        </div>
        <p className={styles.source}>{AUTHOR_TEXTS[parsed.source]}</p>
      </div>
    </section>
  );
};

/** After a failure, a second attempt does not create what the first has created. */
const useCreateOnce = (today: Day) => {
  const created = useRef(new Map<string, number>());
  return async (event: TownEvent): Promise<number> => {
    const key = JSON.stringify(event);
    const id = created.current.get(key) ?? (await postEvent(event, today)).id;
    created.current.set(key, id);
    return id;
  };
};

const scheduleOf = (draft: OtherDraft, today: Day) => `${draft.name}, ${formatDraftSchedule(draft, today)}`;

const postEvent = (event: TownEvent, today: Day) =>
  api.post<OwnEventResponse>('/events/user', {
    ...toOwnEventRequest(toDraft(event), today, event, 'all'),
    isUserCreated: 'true',
  });

const otherEventOf = (parsed: ParsedEvent, { name, date, startTime }: EventDraft): OtherDraft | undefined => {
  const { other } = parsed;
  return other && other.name === name && other.date === date && other.startTime === startTime ? parsed : other;
};

type QuestionsProps = {
  questions: readonly DraftQuestion[];
  /** Index of the chosen answer per question. */
  answers: readonly (number | undefined)[];
  onAnswer: (question: number, answer: number) => void;
};

/** One after the other. A question without choices is answered in the form. */
const DraftQuestions = ({ questions, answers, onAnswer }: QuestionsProps) => (
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
        {choices.length === 0 && <p>Press “Not what I meant” to answer this in the form.</p>}
      </fieldset>
    ))}
  </div>
);

const AUTHOR_TEXTS = {
  rules: 'Read by rules, not by AI.',
  claude: 'Read by Claude, a generative AI. It can make mistakes: check the day and the time.',
};

const applyAnswers = ({ questions, ...draft }: ParsedEvent, answers: readonly (number | undefined)[]): EventDraft =>
  Object.assign({ ...draft, questions }, ...questions.map(({ choices }, at) => choices[answers[at] ?? -1]?.sets));

const DraftDay = ({ date }: { date: string }) => (
  <div className={styles.day} aria-hidden="true">
    <span>{formatWeekday(date).slice(0, 3)}</span>
    <b className="numeral">{dayOfMonth(date)}</b>
    <span>{formatMonth(date)}</span>
  </div>
);

const DraftFact = ({ name, words, strong = false }: { name: string; words: string | null; strong?: boolean }) =>
  words ? (
    <div>
      <dt>{name}</dt>
      <dd>{strong ? <b>{words}</b> : words}</dd>
    </div>
  ) : null;
