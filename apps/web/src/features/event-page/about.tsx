import type { TownEvent } from '#libs/contracts';
import { plainQuotes } from '#libs/contracts';
import { Section } from './section';

/** What the organization says about it. */
export const About = ({ event: { description } }: { event: TownEvent }) =>
  description ? (
    <Section title="About This Event">
      {paragraphs(plainQuotes(description)).map((words, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat and never move
        <p key={place}>{withLinks(words)}</p>
      ))}
    </Section>
  ) : null;

const paragraphs = (text: string) => text.split(/\n\s*\n/).filter((words) => words.trim());

/** Addresses in a text can be followed; split puts them at the odd places. */
const withLinks = (text: string) =>
  text.split(ADDRESS).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and never move
      <a key={place} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      part
    ),
  );

const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;
