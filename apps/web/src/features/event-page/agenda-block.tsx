import { agendaDownload, agendaFile, type TownEvent } from '#libs/contracts';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { AgendaFold } from '../magic/agenda-fold';
import styles from './event-page.module.css';
import { Section } from './section';

/** The first attachment is the agenda. */
export const AgendaBlock = ({ event }: { event: TownEvent }) => {
  const address = event.attachments?.[0];
  return address ? (
    <Section title="Meeting Agenda">
      <div className={`${styles.buttons} paperless`}>
        <Button component="a" href={address} target="_blank" rel="noreferrer" leftSection={<Icon name="external" />}>
          View Agenda (PDF)
          <span className="sr">, opens in a new tab</span>
        </Button>
        <Button component="a" href={agendaDownload(event, address)} download={agendaFile} leftSection={<Icon name="download" />}>
          Download
        </Button>
      </div>
      <AgendaFold key={event.id} id={event.id} />
    </Section>
  ) : null;
};
