import type { TownEvent } from '#libs/contracts';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './event-page.module.css';
import { Section } from './section';

/** The first attachment is the agenda. */
export const AgendaBlock = ({ event: { attachments } }: { event: TownEvent }) =>
  attachments?.[0] ? (
    <Section title="Meeting Agenda">
      <div className={styles.buttons}>
        <Button component="a" href={attachments[0]} target="_blank" rel="noreferrer" leftSection={<Icon name="external" />}>
          View Agenda (PDF)
          <span className="sr">, opens in a new tab</span>
        </Button>
        <Button component="a" href={attachments[0]} download="meeting-agenda.pdf" leftSection={<Icon name="download" />}>
          Download
        </Button>
      </div>
    </Section>
  ) : null;
