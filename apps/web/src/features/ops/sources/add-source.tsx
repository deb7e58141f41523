import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { MAX_EVENT_TEXT_LENGTHS, type OpsSource, type SourcePreview } from '#libs/contracts';
import type { AddSourceBody } from '#libs/contracts/requests';
import { api, errorText } from '../../../lib/api';
import { queries } from '../../../lib/queries';
import { toast } from '../../../lib/toast';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import styles from '../frame/ops.module.css';
import { SourcePreviewPanel } from './source-preview-panel';
import feeds from './sources.module.css';
import { useRefreshSources, useSources } from './use-sources';

export const AddSource = ({ onClose }: { onClose: () => void }) => {
  const refresh = useRefreshSources();
  const { data: sources = [] } = useSources();
  const names = useId();
  const { data: organizations = [] } = useQuery(queries.organizations);
  const [preview, setPreview] = useState<SourcePreview>();
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  const add = async (request: AddSourceBody, { calendar }: SourcePreview) => {
    const { id, name } = await api.post<OpsSource>('/ops/sources', { ...request, name: calendar });
    await refresh();
    if (sources.some((one) => one.id === id))
      toast({ title: 'Source moved', description: `${name} is now loaded from the new address.` });
    else toast({ title: 'Source added', description: `${name} will be loaded regularly.` });
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const request = readRequest(event.currentTarget);
    setSending(true);
    setError(undefined);
    try {
      if (preview) await add(request, preview);
      else setPreview(await api.post<SourcePreview>('/ops/sources/try', request satisfies AddSourceBody));
    } catch (refusal) {
      setError(
        errorText(
          refusal,
          preview ? 'It could not be added. Please try again.' : 'The address could not be checked. Please try again.',
        ),
      );
    }
    setSending(false);
  };

  return (
    <form
      className={`${styles.reason} ${feeds.add}`}
      aria-label="Add a source"
      onSubmit={submit}
      onChange={() => setPreview(undefined)}
    >
      <div className={feeds.whole}>
        <Field
          label="Address"
          name="address"
          type="url"
          required
          autoFocus
          maxLength={MAX_EVENT_TEXT_LENGTHS.url}
          placeholder="https://"
          help="URL of an iCalendar file. It is checked before it is added."
        />
      </div>
      <Field label="Organization" name="organization" required list={names} maxLength={MAX_EVENT_TEXT_LENGTHS.name} />
      <datalist id={names}>
        {organizations.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <Field label="Sub-organization" name="subOrganization" optional maxLength={MAX_EVENT_TEXT_LENGTHS.name} />
      <Field label="Category" name="category" optional maxLength={MAX_EVENT_TEXT_LENGTHS.name} />
      <Field
        label="Name"
        name="name"
        optional
        maxLength={MAX_EVENT_TEXT_LENGTHS.name}
        help="Distinguishes the calendars of one organization. A calendar with the same name is moved to this address."
      />
      {preview && <SourcePreviewPanel preview={preview} />}
      {error && (
        <p role="alert" className={`${styles.refused} ${feeds.whole}`}>
          {error}
        </p>
      )}
      <div className={`${styles.answers} ${feeds.whole}`}>
        <Button type="submit" variant="filled" aria-disabled={sending}>
          {actionLabelOf(sending, preview)}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
};

const readRequest = (form: HTMLFormElement): AddSourceBody => {
  const typed = Object.entries(Object.fromEntries(new FormData(form)) as Record<string, string>);
  return Object.fromEntries(typed.filter(([, text]) => text.trim() !== '')) as unknown as AddSourceBody;
};

const actionLabelOf = (sending: boolean, preview?: SourcePreview): string => {
  if (preview) return preview.problem ? 'Add it anyway' : 'Add source';
  return sending ? 'Checking…' : 'Check address';
};
