import { type FormEvent, useState } from 'react';
import { MAX_SUGGESTION_TEXT_LENGTHS, type SubmissionResponse, type TownEvent } from '#libs/contracts';
import type { ReportBody } from '#libs/contracts/requests';
import { ApiError, api } from '../../lib/api';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { MantineRoot } from '../../ui/mantine-root';
import styles from './report-form.module.css';

export const ReportForm = ({ event, onSent }: { event: TownEvent; onSent: () => void }) => {
  const [issue, setIssue] = useState('');
  const [sending, setSending] = useState(false);
  const canSend = issue.trim() !== '' && !sending;

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!canSend) return;
    setSending(true);
    try {
      await api.post<SubmissionResponse>('/report', toReportBody(event, issue.trim()));
      toast({ title: 'Report Submitted', description: "Thank you for your feedback. We'll review this event." });
      onSent();
    } catch (error) {
      const serverMessage = error instanceof ApiError && error.status === 429 ? error.sentence : undefined;
      toast({ title: 'Error', description: serverMessage ?? FAILED_TEXT, variant: 'destructive' });
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <MantineRoot>
        <TextField
          label="What is wrong?"
          rows={3}
          autoFocus
          maxLength={MAX_SUGGESTION_TEXT_LENGTHS.issue}
          value={issue}
          onChange={({ target }) => setIssue(target.value)}
        />
      </MantineRoot>
      <Button type="submit" variant="filled" aria-disabled={!canSend} leftSection={<Icon name="send" />}>
        Send
      </Button>
    </form>
  );
};

const FAILED_TEXT = 'Failed to submit report. Please try again.';

/** Shortened to the limits of the request, because sources can have long texts. */
const toReportBody = ({ name, organization, date, time, location }: TownEvent, issue: string): ReportBody => ({
  event: {
    ...{
      name: name.slice(0, MAX_SUGGESTION_TEXT_LENGTHS.name),
      organization: organization.slice(0, MAX_SUGGESTION_TEXT_LENGTHS.name),
      date,
    },
    time: time.slice(0, MAX_SUGGESTION_TEXT_LENGTHS.words),
    ...(location && { location: location.slice(0, MAX_SUGGESTION_TEXT_LENGTHS.place) }),
  },
  issue,
});
