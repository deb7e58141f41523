import type { TownEvent } from '#libs/contracts';
import { dayNumber, monthName, yearOf } from '#libs/contracts';
import { Icon } from '../../ui/icon';
import styles from './event-page.module.css';
import { Section } from './section';

/** Where the calendar has it from. */
export const SourceTable = ({ event: { sourceName, sourceUrl, publishDate } }: { event: TownEvent }) =>
  sourceName || sourceUrl ? (
    <Section title="Source">
      <table className={styles.source}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">URL</th>
            <th scope="col">Published</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{sourceName}</td>
            <td>
              {sourceUrl && (
                <a href={sourceUrl} target="_blank" rel="noreferrer">
                  View Source
                  <Icon name="external" size={16} />
                  <span className="sr">, opens in a new tab</span>
                </a>
              )}
            </td>
            <td>{publishDate && published(publishDate.slice(0, 10))}</td>
          </tr>
        </tbody>
      </table>
    </Section>
  ) : null;

/** 'Nov 13, 2026' */
const published = (day: string) => `${monthName(day).slice(0, 3)} ${dayNumber(day)}, ${yearOf(day)}`;
