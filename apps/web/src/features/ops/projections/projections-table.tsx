import { useState } from 'react';
import { formatCount, formatNumber, isLagLate, isRebuildRunning, type ProjectionStatus } from '#libs/contracts';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { formatShortInstant } from '../frame/instant-texts';
import styles from '../frame/ops.module.css';
import { StateLabel } from '../frame/parts';
import { Table } from '../frame/table';
import { displayedProjectionStateOf, formatDuration, formatLag } from './projection-texts';
import page from './projections.module.css';
import { type RebuildDialogRequest, RebuildDialogs } from './rebuild-dialogs';
import { RebuildLine } from './rebuild-line';

export const ProjectionsTable = ({ projections }: { projections: readonly ProjectionStatus[] }) => {
  const [request, setRequest] = useState<RebuildDialogRequest>();
  return (
    <>
      <Table className={page.table} columns={['Name', 'Version', ['Position'], ['Lag'], 'State']}>
        {projections.map((projection) => (
          <ProjectionRows key={projection.name} projection={projection} onAsk={setRequest} />
        ))}
      </Table>
      {request && <RebuildDialogs {...request} onClose={() => setRequest(undefined)} />}
    </>
  );
};

type Props = { projection: ProjectionStatus; onAsk: (request: RebuildDialogRequest) => void };

const ProjectionRows = ({ projection, onAsk }: Props) => {
  const { name, version, position, lag, rebuild, isStalled, isFailing } = projection;
  const { kind, words } = displayedProjectionStateOf(projection);
  const isHeld = isLagLate(lag) || isStalled || isFailing;
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td data-label="Version">v{version}</td>
        <td data-label="Position" data-number>
          {formatNumber(position)}
        </td>
        <td data-label="Lag" data-number>
          {formatDuration(lag.seconds)}
        </td>
        <td data-state>
          <StateLabel kind={kind}>{words}</StateLabel>
        </td>
        <td data-actions>
          <ProjectionActions projection={projection} onAsk={onAsk} />
        </td>
      </tr>
      {rebuild && (
        <tr data-more>
          <td colSpan={6}>
            <RebuildLine projection={projection} rebuild={rebuild} onAsk={(about) => onAsk({ projection, about })} />
          </td>
        </tr>
      )}
      {isHeld && (
        <tr data-more>
          <td colSpan={6}>
            <LagDetails projection={projection} />
          </td>
        </tr>
      )}
    </>
  );
};

const ProjectionActions = ({ projection, onAsk }: Props) => {
  const { name, rebuild, canSwitchBack } = projection;
  const ask = (about: RebuildDialogRequest['about']) => () => onAsk({ projection, about });
  return (
    <div className={page.actions}>
      {rebuild && isRebuildRunning(rebuild) ? (
        <Button className={styles.small} aria-label={`Stop the rebuild of ${name}`} onClick={ask('stop')}>
          Stop…
        </Button>
      ) : (
        <>
          {canSwitchBack && (
            <Button className={styles.small} aria-label={`Switch back ${name}`} onClick={ask('switch back')}>
              Switch back…
            </Button>
          )}
          <Button className={styles.small} aria-label={`Rebuild ${name}`} onClick={ask('rebuild')}>
            Rebuild…
          </Button>
        </>
      )}
    </div>
  );
};

const LagDetails = ({ projection: { lag, rate, isStalled, lastError } }: { projection: ProjectionStatus }) => {
  const { timeZone } = useTown();
  const today = useToday();
  return (
    <div className={page.late}>
      <p>
        <b>{formatLag(lag)}</b>
        {lag.since && ` since ${formatShortInstant(timeZone, lag.since, today, 'second')}`}.
        {isStalled ? ' No progress.' : rate !== null && rate > 0 && ` Processing ${formatCount(rate, 'fact')} a second.`}
      </p>
      {lastError && (
        <p>
          {lastError.at && `${formatShortInstant(timeZone, lastError.at, today, 'second')}: `}
          {lastError.sentence}
        </p>
      )}
    </div>
  );
};
