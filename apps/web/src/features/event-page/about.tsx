import { useState } from 'react';
import type { TownEvent } from '#libs/contracts';
import { mainText } from '#libs/contracts/texts';
import { PublishedText } from '../../ui/published-text';
import styles from './event-page.module.css';
import { Section } from './section';

/** What the organization says about it. What it says in all of its events is folded. */
export const About = ({ event }: { event: TownEvent }) => {
  const [whole, setWhole] = useState(false);
  const { description, boilerplate } = event;
  const text = whole ? description : mainText(event);
  return description ? (
    <Section title="About This Event">
      {text && <PublishedText text={text} />}
      {boilerplate && (
        <button type="button" className={`link ${styles.whole}`} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show the whole text'}
        </button>
      )}
    </Section>
  ) : null;
};
