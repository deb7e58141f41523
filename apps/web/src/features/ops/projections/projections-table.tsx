import { useState } from 'react';
import { isLagLate, isUnderWay, type ProjectionStanding } from '#libs/contracts';
import { useToday, useTown } from '../../../lib/use-town';
import { Button } from '../../../ui/button';
import { counted, several } from '../frame/counting';
import { shortMoment } from '../frame/moments';
import styles from '../frame/ops.module.css';
import { State } from '../frame/parts';
import { Table } from '../frame/table';
import page from './projections.module.css';
import { type Asked, RebuildDialogs } from './rebuild-dialogs';
import { RebuildLine } from './rebuild-line';
import { durationText, lagText, stateOf } from './words';

/** One row for each, and below it whatever there is to say about it just now. */
export const ProjectionsTable = ({ projections }: { projections: readonly ProjectionStanding[] }) => {
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <Table className={page.table} columns={['Name', 'Version', ['Position'], ['Lag'], 'State']}>
        {projections.map((one) => (
          <Rows key={one.name} one={one} onAsk={setAsked} />
        ))}
      </Table>
      {asked && <RebuildDialogs {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};

type Props = { one: ProjectionStanding; onAsk: (asked: Asked) => void };

const Rows = ({ one, onAsk }: Props) => {
  const { name, version, position, lag, rebuild, isStalled, isFailing } = one;
  const { kind, words } = stateOf(one);
  const isHeld = isLagLate(lag) || isStalled || isFailing;
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td data-label="Version">v{version}</td>
        <td data-label="Position" data-number>
          {counted(position)}
        </td>
        <td data-label="Lag" data-number>
          {durationText(lag.seconds)}
        </td>
        <td data-state>
          <State kind={kind}>{words}</State>
        </td>
        <td data-actions>
          <Actions one={one} onAsk={onAsk} />
        </td>
      </tr>
      {rebuild && (
        <tr data-more>
          <td colSpan={6}>
            <RebuildLine one={one} rebuild={rebuild} onAsk={(about) => onAsk({ one, about })} />
          </td>
        </tr>
      )}
      {isHeld && (
        <tr data-more>
          <td colSpan={6}>
            <Late one={one} />
          </td>
        </tr>
      )}
    </>
  );
};

const Actions = ({ one, onAsk }: Props) => {
  const { name, rebuild, canSwitchBack } = one;
  const ask = (about: Asked['about']) => () => onAsk({ one, about });
  return (
    <div className={page.actions}>
      {rebuild && isUnderWay(rebuild) ? (
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

/** Since when, how it moves, and why it does not. */
const Late = ({ one: { lag, rate, isStalled, lastError } }: { one: ProjectionStanding }) => {
  const { timeZone } = useTown();
  const today = useToday();
  return (
    <div className={page.late}>
      <p>
        <b>{lagText(lag)}</b>
        {lag.since && ` since ${shortMoment(timeZone, lag.since, today, 'second')}`}.
        {isStalled ? ' No progress.' : rate !== null && rate > 0 && ` Processing ${several(rate, 'fact')} a second.`}
      </p>
      {lastError && (
        <p>
          {lastError.at && `${shortMoment(timeZone, lastError.at, today, 'second')}: `}
          {lastError.sentence}
        </p>
      )}
    </div>
  );
};
