import { useState } from 'react';
import { addDays, type OpsSource } from '#libs/contracts';
import type { PauseSourceBody } from '#libs/contracts/requests';
import { useToday } from '../../../lib/use-town';
import { Field } from '../../../ui/field';
import { ReasonForm } from '../frame/reason-form';
import { useSourceAction } from './use-sources';

type Props = { source: OpsSource; onDone: () => void; onCancel: () => void };

export const PauseForm = ({ source: { id }, onDone, onCancel }: Props) => {
  const sendAction = useSourceAction(id);
  const tomorrow = addDays(useToday(), 1);
  const [until, setUntil] = useState('');
  return (
    <ReasonForm
      action="Pause this feed"
      label="Why it is paused"
      send={({ reason }) => sendAction('pause', { reason, ...(until && { until }) } satisfies PauseSourceBody)}
      onDone={onDone}
      onCancel={onCancel}
    >
      <Field
        label="Until"
        type="date"
        optional
        min={tomorrow}
        help="Loading resumes on that day. Without a day, it resumes when you resume it."
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
    </ReasonForm>
  );
};
