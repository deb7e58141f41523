import { useId, useState } from 'react';
import { formatNumber } from '#libs/contracts';
import { changeOfOne } from '../../lib/list-difference';
import { toast } from '../../lib/toast';
import { Checkbox } from '../../ui/checkbox';
import { Count } from '../../ui/count';
import { Icon } from '../../ui/icon';
import { useFollowPrograms } from '../following/use-follow-programs';
import styles from './subcalendars-page.module.css';
import type { OrganizationPrograms } from './use-subcalendars';

export const isInitiallyOpen = (id: number) => [1, 2, 7].includes(id);

export const ProgramGroup = ({ id, organization, programs }: OrganizationPrograms) => {
  const [open, setOpen] = useState(isInitiallyOpen(id));
  const { isFollowed, follow } = useFollowSubcalendar();
  const list = useId();

  return (
    <section className={styles.group}>
      <h2>
        <button type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'down' : 'right'} size={20} />
          <span className={styles.name}>{organization}</span>
          <span className={styles.count}>
            {formatNumber(programs.filter((program) => isFollowed(program.id)).length)} of {formatNumber(programs.length)}
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
                  {program.titleWords && <span className={styles.description}>{formatTitleRule(program.titleWords)}</span>}
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

const useFollowSubcalendar = () => {
  const { followed, set } = useFollowPrograms();
  return {
    isFollowed: (id: number) => followed.includes(id),
    follow: (id: number, wished: boolean) =>
      set(changeOfOne(id, wished)).catch(() =>
        toast({ title: 'Error', description: 'Failed to update subcalendars. Please try again.', variant: 'destructive' }),
      ),
  };
};

const formatTitleRule = (titleWords: readonly string[]) =>
  `Titles with ${orListFormat.format(titleWords.map((words) => `“${words}”`))}`;

const orListFormat = new Intl.ListFormat('en-US', { type: 'disjunction' });
