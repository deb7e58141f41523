import { useState } from 'react';
import { formatNumber, isLagLate, type ProjectionsOverview } from '#libs/contracts';
import { ConnectionNotice } from '../frame/connection-notice';
import styles from '../frame/ops.module.css';
import { Figures, OpsSection } from '../frame/parts';
import { useLive } from '../frame/use-live';
import { FactTraceSection } from './fact-trace-section';
import { ParkedList } from './parked-list';
import { type FactReference, OVERVIEW_PATH } from './projection-calls';
import { toDuration } from './projection-texts';
import page from './projections.module.css';
import { ProjectionsTable } from './projections-table';

export const ProjectionsPage = () => {
  const { data, state } = useLive<ProjectionsOverview>(OVERVIEW_PATH);
  const [reference, setWanted] = useState<FactReference>();
  return (
    <>
      <ConnectionNotice state={state} />
      {data ? (
        <ProjectionsState overview={data} onFollow={setWanted} />
      ) : (
        state === 'opening' && <p className={styles.quiet}>Looking…</p>
      )}
      {data && <FactTraceSection reference={reference} onWanted={setWanted} />}
    </>
  );
};

type Props = { overview: ProjectionsOverview; onFollow: (reference: FactReference) => void };

const ProjectionsState = ({ overview, onFollow }: Props) => {
  const { projections, parked, aside } = overview;
  return (
    <>
      <Figures figures={figuresOf(overview)} />
      <div className={page.columns}>
        <OpsSection title="Projections">
          <ProjectionsTable projections={projections} />
        </OpsSection>
        <OpsSection title="Parked">
          <ParkedList documents={parked} reactions={aside} onFollow={onFollow} />
        </OpsSection>
      </div>
    </>
  );
};

const figuresOf = ({ head, largestLag, projections, parked, aside, feedsInTrouble, toReview }: ProjectionsOverview) => {
  const rebuilding = projections.filter(({ rebuild }) => rebuild?.state === 'folding' || rebuild?.state === 'comparing');
  const waiting = parked.length + aside.length;
  return [
    { label: 'Log position', value: formatNumber(head) },
    { label: 'Largest lag', ...toDuration(largestLag), isBad: projections.some(({ lag }) => isLagLate(lag)) },
    { label: 'Rebuilding', value: formatNumber(rebuilding.length) },
    { label: 'Parked', value: formatNumber(waiting), isBad: waiting > 0 },
    { label: 'Feeds in trouble', value: formatNumber(feedsInTrouble), isBad: feedsInTrouble > 0 },
    { label: 'To review', value: formatNumber(toReview) },
  ];
};
