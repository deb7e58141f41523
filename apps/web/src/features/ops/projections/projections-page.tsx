import { useState } from 'react';
import { isLagLate, type ProjectionsOverview } from '#libs/contracts';
import { counted } from '../frame/counting';
import { LostLine } from '../frame/lost-line';
import styles from '../frame/ops.module.css';
import { Figures, Section } from '../frame/parts';
import { useLive } from '../frame/use-live';
import { OVERVIEW, type Wanted } from './calls';
import { Parked } from './parked';
import page from './projections.module.css';
import { ProjectionsTable } from './projections-table';
import { Way } from './way';
import { duration } from './words';

/** How the read models are doing, what stands in their way, and what became of a fact. */
export const ProjectionsPage = () => {
  const { data, state } = useLive<ProjectionsOverview>(OVERVIEW);
  const [wanted, setWanted] = useState<Wanted>();
  return (
    <>
      <LostLine state={state} />
      {data ? <Standing overview={data} onFollow={setWanted} /> : state === 'opening' && <p className={styles.quiet}>Looking…</p>}
      {data && <Way wanted={wanted} onWanted={setWanted} />}
    </>
  );
};

type Props = { overview: ProjectionsOverview; onFollow: (wanted: Wanted) => void };

const Standing = ({ overview, onFollow }: Props) => {
  const { projections, parked, aside } = overview;
  return (
    <>
      <Figures figures={figuresOf(overview)} />
      <div className={page.columns}>
        <Section title="Projections">
          <ProjectionsTable projections={projections} />
        </Section>
        <Section title="Parked">
          <Parked documents={parked} reactions={aside} onFollow={onFollow} />
        </Section>
      </div>
    </>
  );
};

const figuresOf = ({ head, largestLag, projections, parked, aside, feedsInTrouble, toReview }: ProjectionsOverview) => {
  const rebuilding = projections.filter(({ rebuild }) => rebuild?.state === 'folding' || rebuild?.state === 'comparing');
  const waiting = parked.length + aside.length;
  return [
    { label: 'Log position', value: counted(head) },
    { label: 'Largest lag', ...duration(largestLag), isBad: projections.some(({ lag }) => isLagLate(lag)) },
    { label: 'Rebuilding', value: counted(rebuilding.length) },
    { label: 'Parked', value: counted(waiting), isBad: waiting > 0 },
    { label: 'Feeds in trouble', value: counted(feedsInTrouble), isBad: feedsInTrouble > 0 },
    { label: 'To review', value: counted(toReview) },
  ];
};
