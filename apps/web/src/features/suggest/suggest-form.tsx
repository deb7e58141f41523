import { type FormEvent, useState } from 'react';
import { isEmailAddress, MAX_EMAIL_LENGTH, MAX_SUGGESTION_TEXT_LENGTHS, type SubmissionResponse } from '#libs/contracts';
import type { SuggestEventBody } from '#libs/contracts/requests';
import { ApiError, api } from '../../lib/api';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { Field, TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import styles from './suggest-form.module.css';

export const SuggestForm = () => {
  const [problems, setProblems] = useState<SuggestionProblems>({});
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as unknown as SuggestEventBody;
    const problems = findProblems(typed);
    setProblems(problems);
    const [first] = Object.keys(problems);
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setSending(true);
    setRefusal(undefined);
    try {
      await api.post<SubmissionResponse>('/suggest-event', typed);
      form.reset();
      toast(SUBMITTED_TOAST);
    } catch (error) {
      if (error instanceof ApiError) setRefusal(error.sentence ?? 'It could not be taken. Please try again later.');
      else toast(FAILED_TOAST);
    }
    setSending(false);
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.part}>
        <legend>The event</legend>
        <div className={styles.fields}>
          <div className={styles.whole}>
            <Field
              label="Event name"
              name="eventName"
              required
              maxLength={MAX_SUGGESTION_TEXT_LENGTHS.name}
              error={problems.eventName}
            />
          </div>
          <div className={styles.whole}>
            <Field
              label="Organization"
              name="organization"
              required
              maxLength={MAX_SUGGESTION_TEXT_LENGTHS.name}
              error={problems.organization}
            />
          </div>
          <Field label="Date" name="date" type="date" required error={problems.date} />
          <Field label="Time" name="time" type="time" optional />
          <Field
            label="Location"
            name="location"
            required
            maxLength={MAX_SUGGESTION_TEXT_LENGTHS.place}
            error={problems.location}
          />
          <Field
            label="Address"
            name="address"
            optional
            placeholder="Street and number"
            maxLength={MAX_SUGGESTION_TEXT_LENGTHS.place}
          />
          <div className={styles.whole}>
            <TextField
              label="Description"
              name="description"
              optional
              rows={5}
              maxLength={MAX_SUGGESTION_TEXT_LENGTHS.description}
            />
          </div>
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>
          You <span className={styles.optional}>optional</span>
        </legend>
        <div className={styles.fields}>
          <Field label="Your name" name="contactName" autoComplete="name" maxLength={MAX_SUGGESTION_TEXT_LENGTHS.words} />
          <Field
            label="Your email"
            name="contactEmail"
            type="email"
            autoComplete="email"
            maxLength={MAX_EMAIL_LENGTH}
            help="Only used to ask about this event, and to tell you what became of it."
            error={problems.contactEmail}
          />
        </div>
      </fieldset>
      {/* A honeypot: invisible, so only bots fill it in. */}
      <div hidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
      </div>
      {refusal && (
        <p className={styles.refusal} role="alert">
          <Icon name="alert" size={20} />
          {refusal}
        </p>
      )}
      <div className={styles.send}>
        <Button type="submit" variant="filled" aria-disabled={sending}>
          Suggest Event
        </Button>
      </div>
    </form>
  );
};

type SuggestionProblems = Partial<Record<keyof SuggestEventBody, string>>;

const findProblems = (typed: SuggestEventBody): SuggestionProblems => {
  const missing = Object.entries(MISSING_TEXTS).filter(([field]) => !typed[field as keyof typeof MISSING_TEXTS].trim());
  const email = typed.contactEmail?.trim();
  return {
    ...Object.fromEntries(missing),
    ...(email && !isEmailAddress(email) && { contactEmail: 'Please enter an email address, or none.' }),
  };
};

const MISSING_TEXTS = {
  eventName: 'Please enter the name of the event.',
  organization: 'Please enter the organization that holds the event.',
  date: 'Please enter the date of the event.',
  location: 'Please say where it is.',
};

const SUBMITTED_TOAST = {
  title: 'Event suggestion submitted!',
  description: "Thanks! We'll review it and add it to our events list.",
};
const FAILED_TOAST = {
  title: 'Failed to submit suggestion',
  description: 'Please try again later or contact us directly.',
  variant: 'destructive',
} as const;
