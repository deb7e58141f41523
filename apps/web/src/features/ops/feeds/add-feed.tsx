import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type AddSourceRequest, LONGEST, type OpsSource } from '#libs/contracts';
import { api, sentenceOf } from '../../../lib/api';
import { queries } from '../../../lib/queries';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import styles from '../frame/ops.module.css';
import feeds from './feeds.module.css';
import { useFeeds, useRefreshFeeds } from './use-feeds';

/** Has an organization's calendar loaded from now on. What is added again is moved. */
export const AddFeed = ({ onClose }: { onClose: () => void }) => {
  const refresh = useRefreshFeeds();
  const { data: known = [] } = useFeeds();
  const names = useId();
  const { data: organizations = [] } = useQuery(queries.organizations);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const typed = Object.entries(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
    const request = Object.fromEntries(typed.filter(([, text]) => text.trim() !== '')) as AddSourceRequest;
    setSending(true);
    setError(undefined);
    try {
      const { id, name } = await api.post<OpsSource>('/ops/sources', request);
      await refresh();
      if (known.some((one) => one.id === id))
        toast({ title: 'Feed moved', description: `${name} is loaded from there from now on.` });
      else toast({ title: 'Feed added', description: `${name} is loaded from now on.` });
      onClose();
    } catch (refusal) {
      setError(sentenceOf(refusal, 'It could not be added. Please try again.'));
      setSending(false);
    }
  };

  return (
    <form className={`${styles.reason} ${feeds.add}`} aria-label="Add a feed" onSubmit={submit}>
      <div className={feeds.whole}>
        <Field
          label="Address"
          name="address"
          type="url"
          required
          autoFocus
          maxLength={LONGEST.url}
          placeholder="https://"
          help="Of an iCalendar file on the web."
        />
      </div>
      <Field label="Organization" name="organization" required list={names} maxLength={LONGEST.name} />
      <datalist id={names}>
        {organizations.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Field label="Sub-organization" name="subOrganization" optional maxLength={LONGEST.name} />
      <Field label="Category" name="category" optional maxLength={LONGEST.name} />
      <Field
        label="Name"
        name="name"
        optional
        maxLength={LONGEST.name}
        help="Tells it from the publisher's other calendars: one that has the same already is moved."
      />
      {error && (
        <p role="alert" className={`${styles.refused} ${feeds.whole}`}>
          {error}
        </p>
      )}
      <div className={`${styles.answers} ${feeds.whole}`}>
        <Button type="submit" variant="filled" aria-disabled={sending}>
          Add feed
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
};
