import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type EventAudit, formatValue, toHistoryMonths } from '#libs/contracts';
import { api } from '../../../lib/api';
import { useTown } from '../../../lib/use-town';
import frame from '../frame/ops.module.css';
import { OpsSection } from '../frame/parts';
import { AtInstant } from './at-instant';
import styles from './audit.module.css';
import { EventFacts } from './event-facts';
import { EventMerges } from './event-merges';
import type { HistoryPoint } from './history-point';
import { InstantForm } from './instant-form';
import { Scrubber } from './scrubber';

/** Facts of one instant are one change. */
export const EventHistoryView = ({ life }: { life: EventAudit }) => {
  const { timeZone } = useTown();
  const times = [...new Set(life.history.map(({ time }) => time))].sort();
  const [point, setPoint] = useState<HistoryPoint>({ step: times.length });
  const at = 'instant' in point ? new Date(point.instant).toISOString() : times[point.step - 1]!;
  const change = times.findLastIndex((time) => time <= at) + 1;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['ops', 'audit-event', life.id, at],
    queryFn: () => api.get<EventAudit>(`/ops/audit/events/${life.id}?${new URLSearchParams({ at })}`),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <Scrubber
        history={{ facts: times.length, months: toHistoryMonths(times, timeZone) }}
        step="change"
        fact={change}
        instant={'instant' in point ? point.instant : undefined}
        line={{ time: at }}
        onFact={(step) => setPoint({ step })}
      >
        <InstantForm label="Another instant of the event" onInstant={(instant) => setPoint({ instant })} />
      </Scrubber>
      <AtInstant
        isError={isError}
        isBusy={isPlaceholderData}
        facts={
          <>
            <OpsSection title="Facts of the event">
              <EventFacts facts={life.history} on={times[change - 1]} />
            </OpsSection>
            {life.merges.length > 0 && (
              <OpsSection title="Merges">
                <EventMerges merges={life.merges} />
              </OpsSection>
            )}
          </>
        }
      >
        {data && (
          <OpsSection title="The event at this instant">
            <PastEventView then={data} />
          </OpsSection>
        )}
      </AtInstant>
    </>
  );
};

const PastEventView = ({ then: { id, toldBy, event } }: { then: EventAudit }) => {
  if (event === null) return <p className={frame.quiet}>It was not published yet.</p>;
  const { origin: _, ...details } = event;
  return (
    <>
      {toldBy !== id && <p className={frame.quiet}>Event {toldBy} tells it.</p>}
      <dl className={styles.preferences}>
        {Object.entries(details).map(([field, value]) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>{formatValue(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
