import { useId, useState } from 'react';
import { numberWords } from '#libs/contracts';
import { changeOfOne } from '../../lib/list-difference';
import { toast } from '../../lib/toast';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import { useFollowSubcalendars } from '../following/use-follow-subcalendars';
import styles from './subcalendars-page.module.css';
import type { Programs } from './use-subcalendars';

export const startsOpen = (id: number) => [1, 2, 7].includes(id);

/** An organization that unfolds into its programs. */
export const ProgramGroup = ({ id, organization, programs }: Programs) => {
  const [open, setOpen] = useState(startsOpen(id));
  const { isFollowed, follow } = useFollowSubcalendar();
  const list = useId();

  return (
    <section className={styles.group}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'down' : 'right'} size={20} />
          <span className={styles.name}>{organization}</span>
          <span className={styles.count}>
            {numberWords(programs.filter((program) => isFollowed(program.id)).length)} of {numberWords(programs.length)}
          </span>
        </button>
      </h2>
      <ul id={list} hidden={!open}>
        {programs.map((program) => (
          <li key={program.id} className={styles.leaf}>
            <Checkbox
              className={styles.program}
              checked={isFollowed(program.id)}
              onChange={({ currentTarget }) => follow(program.id, currentTarget.checked)}
              label={
                <span>
                  <b>{program.name}</b>
                  <span className={styles.description}>{program.description}</span>
                  {program.titleWords && <span className={styles.description}>{titleRule(program.titleWords)}</span>}
                </span>
              }
            />
            <Count of={program.count} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Which programs are followed, and how to change one. */
const useFollowSubcalendar = () => {
  const { followed, set } = useFollowSubcalendars();
  return {
    isFollowed: (id: number) => followed.includes(id),
    follow: (id: number, wished: boolean) =>
      set(changeOfOne(id, wished)).catch(() =>
        toast({ title: 'Error', description: 'Failed to update subcalendars. Please try again.', variant: 'destructive' }),
      ),
  };
};

const titleRule = (titleWords: readonly string[]) => `Titles with ${OR.format(titleWords.map((words) => `“${words}”`))}`;

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });
