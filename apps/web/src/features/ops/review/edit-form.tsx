import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { compareNames, isDay, MAX_SUGGESTION_TEXT_LENGTHS, type SuggestedEvent, toOrganizationEntry } from '#libs/contracts';
import type { AcceptSuggestionBody } from '#libs/contracts/requests';
import { ApiError } from '../../../lib/api';
import { queries } from '../../../lib/queries';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Field, SelectField, TextField } from '../../../ui/field';
import frame from '../frame/ops.module.css';
import styles from './review.module.css';

type EditedSuggestion = NonNullable<AcceptSuggestionBody['edited']>;

type Props = {
  words: SuggestedEvent;
  isKnown: boolean;
  /** Throws the server's errors. */
  onAccept: (request: AcceptSuggestionBody) => Promise<void>;
  onCancel: () => void;
};

/** Whoever suggested it is notified all the same. */
export const EditForm = ({ words, isKnown, onAccept, onCancel }: Props) => {
  const { data: organizations = [] } = useQuery(queries.organizations);
  const [problems, setProblems] = useState<Partial<Record<keyof EditedSuggestion | 'category', string>>>({});
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const [chosenOrganization, setChosenOrganization] = useState('');
  const isNew = chosenOrganization === NEW_ORGANIZATION;
  const categoriesId = useId();
  const categories = [...new Set(organizations.map(({ category }) => category))].sort(compareNames);
  const entries = organizations.flatMap(({ name, subOrganizations }) => [
    name,
    ...subOrganizations.map((sub) => toOrganizationEntry(name, sub.name)),
  ]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const { category = '', isOtherName, ...typed } = Object.fromEntries(new FormData(form)) as unknown as FormValues;
    const problems = findProblems(typed, isNew, category);
    setProblems(problems);
    const [first] = Object.keys(problems);
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    const edited = Object.fromEntries(
      Object.entries(typed).filter(([, text]) => text.trim() !== ''),
    ) as unknown as EditedSuggestion;
    const request: AcceptSuggestionBody = {
      edited: { ...edited, ...(isNew && { organization: words.organization }) },
      ...(isNew && { category }),
      ...(isOtherName && { isOtherName: true }),
    };
    setSending(true);
    setError(undefined);
    try {
      await onAccept(request);
    } catch (refusal) {
      setError((refusal instanceof ApiError && refusal.sentence) || 'It could not be accepted. Please try again.');
      setSending(false);
    }
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };

  return (
    <form className={`${frame.reason} ${styles.edit}`} noValidate onSubmit={submit} onKeyDown={cancel}>
      <div className={styles.whole}>
        <Field
          label="Event name"
          name="eventName"
          required
          autoFocus={isKnown}
          maxLength={MAX_SUGGESTION_TEXT_LENGTHS.name}
          defaultValue={words.eventName}
          error={problems.eventName}
        />
      </div>
      <div className={styles.whole}>
        {/* Re-created when the organizations are loaded, so that the suggested one is selected. */}
        <SelectField
          key={String(organizations.length > 0)}
          label="Organization"
          name="organization"
          required
          autoFocus={!isKnown}
          defaultValue={isKnown ? words.organization : ''}
          onChange={({ target }) => setChosenOrganization(target.value)}
          help={isKnown ? undefined : `Suggested as “${words.organization}”.`}
          error={problems.organization}
        >
          {!isKnown && <option value="">Choose one</option>}
          {!isKnown && <option value={NEW_ORGANIZATION}>New organization: {words.organization}</option>}
          {isKnown && !entries.includes(words.organization) && <option>{words.organization}</option>}
          {entries.map((entry) => (
            <option key={entry} value={entry}>
              {entry.replace('::', ', ')}
            </option>
          ))}
        </SelectField>
      </div>
      {isNew && (
        <div className={styles.whole}>
          <Field
            label="Category"
            name="category"
            required
            list={categoriesId}
            maxLength={MAX_SUGGESTION_TEXT_LENGTHS.words}
            error={problems.category}
          />
          <datalist id={categoriesId}>
            {categories.map((category) => (
              <option key={category} value={category} />
            ))}
          </datalist>
        </div>
      )}
      {!isKnown && chosenOrganization !== '' && !isNew && (
        <div className={styles.whole}>
          <Checkbox
            name="isOtherName"
            value="true"
            multiline
            label={`“${words.organization}” is another name of it, from now on`}
          />
        </div>
      )}
      <Field label="Date" name="date" type="date" required defaultValue={words.date} error={problems.date} />
      <Field label="Time" name="time" optional maxLength={MAX_SUGGESTION_TEXT_LENGTHS.words} defaultValue={words.time} />
      <Field
        label="Location"
        name="location"
        required
        maxLength={MAX_SUGGESTION_TEXT_LENGTHS.place}
        defaultValue={words.location}
        error={problems.location}
      />
      <Field label="Address" name="address" optional maxLength={MAX_SUGGESTION_TEXT_LENGTHS.place} defaultValue={words.address} />
      <div className={styles.whole}>
        <TextField
          label="Description"
          name="description"
          optional
          rows={3}
          maxLength={MAX_SUGGESTION_TEXT_LENGTHS.description}
          defaultValue={words.description}
        />
      </div>
      {error && (
        <p role="alert" className={`${frame.refused} ${styles.whole}`}>
          {error}
        </p>
      )}
      <div className={`${frame.answers} ${styles.whole}`}>
        <Button type="submit" variant="filled" aria-disabled={sending}>
          Accept as edited
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
};

/** No organization has this name: names cannot contain '::'. */
const NEW_ORGANIZATION = '::new';

type FormValues = EditedSuggestion & { category?: string; isOtherName?: string };

const findProblems = ({ eventName, organization, date, location }: EditedSuggestion, isNew: boolean, category: string) => ({
  ...(!eventName.trim() && { eventName: 'Please enter the name of the event.' }),
  ...(!organization && { organization: 'Please choose the organization.' }),
  ...(isNew && !category.trim() && { category: 'Please choose the kind of organization.' }),
  ...(!isDay(date) && { date: 'Please enter the date.' }),
  ...(!location.trim() && { location: 'Please say where it is.' }),
});
